import type { SiteDocument } from '../../api/site';
import { COPY } from '../../config/copy';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** A site document (section 3): a link that opens in a new tab, and says so. */
export function DocumentLink({ document }: { document: SiteDocument }) {
  return (
    <a href={document.address} target="_blank" rel="noopener">
      {document.title}
      <VisuallyHidden>({COPY.opensInNewTab})</VisuallyHidden>
    </a>
  );
}
