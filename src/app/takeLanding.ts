import { createPost } from '../application/post';
import { reloadPage, saveApproval } from '../application/savedState';
import { createLeadSender } from '../application/sendLead';
import { decideLanding } from '../boot/decideLanding';
import { stripAddress } from '../boot/stripAddress';
import type { Landing } from '../boot/landing';
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
  const strippedUrl = stripAddress(decision.url);
  const fetch = window.fetch.bind(window);
  return {
    ...decision,
    strippedUrl,
    earlyParse: undefined,
    fetch,
    sendLead: createLeadSender(createPost(fetch), () => undefined),
    saveApproval,
    reloadPage,
    reloadOnce: () => Promise.resolve(false),
    takeForm: () => ({ end: () => ({ application: null, pressed: null }) }),
  };
}
