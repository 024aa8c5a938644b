import { decideLanding } from '../boot/decideLanding';
import { createKeySeed } from '../boot/keySeed';
import type { Landing } from '../boot/landing';
import { trySaveState } from '../boot/savedState';
import { readCookies } from '../lib/readCookies';

/** Takes what the inline script has decided, so that the landing url does not stay in a global. */
export function takeLanding(): Landing {
  const landing = window.__landing ?? createLanding();
  delete window.__landing;
  return landing;
}

/** For a page whose inline script was blocked, because something on the way has altered it. */
function createLanding(): Landing {
  const decision = decideLanding(location.href, readCookies());
  if (decision.strippedUrl !== decision.url) trySaveState({}, decision.strippedUrl);
  return {
    ...decision,
    earlyParse: undefined,
    fetch: window.fetch.bind(window),
    keySeed: createKeySeed(),
    approval: undefined,
    saveApproval: () => undefined,
    sendLead: () => Promise.resolve({ status: 0, text: '', isLate: false }),
    reloadOnce: () => Promise.resolve(false),
    handleRootParsed: () => undefined,
    takeForm: () => ({ prefilledPhone: '', isAcceptTouched: () => false, end: () => null }),
  };
}
