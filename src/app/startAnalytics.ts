import { counterOrigins, counterScriptUrl } from '../api/counter';
import type { SiteConfig } from '../config/site';
import { selectIsTrackingAllowed } from '../features/cookieConsent/trackingConsent';
import type { AppThunk } from '../store/types';
import { blockDocumentWrite } from '../lib/blockDocumentWrite';
import { allowScriptOrigins, setScriptUrl } from '../lib/scriptUrl';

/** Adds the counter script after the window's load event. A lazy chunk. */
export function startAnalytics(): AppThunk {
  return (_dispatch, getState, { site }) => {
    const add = () => {
      // The visitor may have refused while the window was loading.
      if (selectIsTrackingAllowed(getState(), site)) addCounterScript(site);
    };
    if (document.readyState === 'complete') add();
    else addEventListener('load', add, { once: true });
  };
}

/** Adds the counter script (section 7). Ad blockers may block it; nothing depends on it. */
function addCounterScript({ alias, counter }: Pick<SiteConfig, 'alias' | 'counter'>): void {
  blockDocumentWrite(document);
  if (counter !== 'none') allowScriptOrigins(counterOrigins(counter));
  const script = document.createElement('script');
  script.async = true;
  // Read by the diagnostics.
  script.onerror = () => script.toggleAttribute('data-failed');
  setScriptUrl(script, counterScriptUrl(alias));
  document.head.append(script);
}
