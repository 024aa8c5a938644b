import { counterScriptUrl } from '../api/counter';
import { blockDocumentWrite } from '../lib/blockDocumentWrite';
import { setScriptUrl } from '../lib/scriptUrl';

/**
 * Adds the counter script (section 7) after the window's load event. Ad blockers may block it; nothing depends on
 * it.
 */
export function loadAnalytics(alias: string): void {
  const add = () => {
    blockDocumentWrite(document);
    const script = document.createElement('script');
    script.async = true;
    setScriptUrl(script, counterScriptUrl(alias));
    document.head.append(script);
  };
  if (document.readyState === 'complete') add();
  else addEventListener('load', add, { once: true });
}
