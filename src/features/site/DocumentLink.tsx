import type { SiteDocument } from '../../api/site';
import { COPY } from '../../config/copy';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** A link to a site document (section 3) in a new tab. */
export function DocumentLink({ document }: { document: SiteDocument }) {
  return (
    <a href={document.url} target="_blank" rel="noopener" className="ym-disable-tracklink">
      {document.title}
      <VisuallyHidden>({COPY.opensInNewTab})</VisuallyHidden>
    </a>
  );
}
