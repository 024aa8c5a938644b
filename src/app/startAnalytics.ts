import { counterOrigins, counterScriptUrl } from '../api/counter';
import type { SiteConfig } from '../config/site';
import type { AppThunk } from '../store/types';
import { blockDocumentWrite } from '../lib/blockDocumentWrite';
import { allowScriptOrigins, setScriptUrl } from '../lib/scriptUrl';

/** Adds the counter script. A lazy chunk. */
export function startAnalytics(): AppThunk {
  return (_dispatch, _getState, { site }) => addCounterScript(site);
}

/**
 * Adds the counter script (section 7) after the window's load event. Ad blockers may block it; nothing depends on
 * it.
 */
function addCounterScript({ alias, counter }: Pick<SiteConfig, 'alias' | 'counter'>): void {
  const add = () => {
    blockDocumentWrite(document);
    if (counter !== 'none') allowScriptOrigins(counterOrigins(counter));
    const script = document.createElement('script');
    script.async = true;
    // Read by the diagnostics.
    script.onerror = () => script.toggleAttribute('data-failed');
    setScriptUrl(script, counterScriptUrl(alias));
    document.head.append(script);
  };
  if (document.readyState === 'complete') add();
  else addEventListener('load', add, { once: true });
}
