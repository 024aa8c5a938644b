import type { SiteDocument } from '../../api/site';
import { COPY } from '../../config/copy';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface DocumentLinkProps {
  document: SiteDocument;
  /** Of an element beside it that says for several links that they open in a new tab. */
  noteId?: string;
}

/** A link to a site document (section 3) in a new tab. */
export function DocumentLink({ document, noteId }: DocumentLinkProps) {
  return (
    <a
      href={document.url}
      target="_blank"
      rel="noopener"
      className="ym-disable-tracklink"
      aria-describedby={noteId}
    >
      {document.title}
      {noteId === undefined && <VisuallyHidden> ({COPY.opensInNewTab})</VisuallyHidden>}
    </a>
  );
}
