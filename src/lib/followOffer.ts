import { SHOWCASE_DELAY_MS } from '../config/constants';
import { createListeners } from './listeners';
import { opensNewTab, type LinkClick } from './linkOpenHandlers';

/** Longest wait for an offer in the same view, in browsers without a navigation event. */
const SAME_VIEW_TIMEOUT_MS = 5_000;

interface OfferUrls {
  readonly offerUrl: string | null;
  readonly showcaseUrl: string | null;
}

/**
 * What this tab does after a click on «Далее», whose link opens the offer in a new tab: it goes to the showcase, unless
 * another navigation of it begins first.
 *
 * In-app browsers open the link in the same view; the navigation that begins with the click cancels ours. iOS before the
 * Navigation API fires no event for it: there a page that is still visible waits longer. Where a listener of an in-app
 * browser has prevented the click, nothing opens: the offer opens here.
 */
export function followOffer({ offerUrl, showcaseUrl }: OfferUrls, click: LinkClick): void {
  const isNewTab = opensNewTab(click);
  // Without an offer url the link itself leads to the showcase.
  if (isNewTab === null || offerUrl === null) return;
  const { on, removeAll } = createListeners();
  const navigate = () => {
    removeAll();
    const url = click.defaultPrevented ? offerUrl : showcaseUrl;
    if (url !== null) location.assign(url);
  };
  let timer = setTimeout(() => {
    const isHidden = document.visibilityState === 'hidden';
    if (isNewTab || isHidden || 'navigation' in window || click.defaultPrevented) navigate();
    else timer = setTimeout(navigate, SAME_VIEW_TIMEOUT_MS);
  }, SHOWCASE_DELAY_MS);
  const cancel = () => {
    removeAll();
    clearTimeout(timer);
  };
  on(window, ['beforeunload', 'pagehide'], cancel);
  // Third parties may change the hash or the history entry.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  navigation?.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument) cancel();
  });
}
