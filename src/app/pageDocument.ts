import { reloadWithInput } from './reloadOnChunkError';
import { DARK_MODE_QUERY } from '../features/colorMode/colorMode';
import { getProp } from '../lib/readUnknown';
import { toWebUrlOrPath } from '../lib/webUrl';
import type { PageDocument } from '../store/services';

/** Longest wait for an offer in the same view, in browsers without a navigation event. */
const SAME_VIEW_TIMEOUT_MS = 5_000;

/**
 * In-app browsers open links for a new tab in the same view; the navigation that begins with the click cancels ours.
 * iOS before the Navigation API fires no event for it: there a page that is still visible waits longer.
 */
function navigateLater(url: string, delayMs: number, isNewTab: boolean): void {
  const listeners = new AbortController();
  const navigate = () => {
    listeners.abort();
    location.assign(url);
  };
  let timer = setTimeout(() => {
    const isHidden = document.visibilityState === 'hidden';
    if (isNewTab || isHidden || 'navigation' in window) navigate();
    else timer = setTimeout(navigate, SAME_VIEW_TIMEOUT_MS);
  }, delayMs);
  const cancel = () => {
    listeners.abort();
    clearTimeout(timer);
  };
  const { signal } = listeners;
  addEventListener('beforeunload', cancel, { signal });
  addEventListener('pagehide', cancel, { signal });
  const navigation = getProp(window, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  const handleNavigate = (event: Event) => {
    // Third parties may change the hash or the history entry.
    if (getProp(getProp(event, 'destination'), 'sameDocument') !== true) cancel();
  };
  navigation.addEventListener('navigate', handleNavigate, { signal });
}

/** The visible text of a checkbox's label; skips text for screen readers, which is one pixel wide. */
function readVisibleLabel(box: HTMLInputElement): string {
  const label = document.getElementById(box.getAttribute('aria-labelledby') ?? '');
  if (label === null) return '';
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode() !== null) {
    const { parentElement, nodeValue } = walker.currentNode;
    if ((parentElement?.offsetWidth ?? 0) > 1) text += nodeValue ?? '';
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** The browser implementation of `PageDocument`. The head's tags exist since the build; only their values change. */
export function createPageDocument(root: HTMLElement): PageDocument {
  const { dataset } = document.documentElement;
  const setMeta = (property: string, content: string) => {
    if (content === '') return;
    document.head.querySelector(`meta[property="${property}"]`)?.setAttribute('content', content);
  };
  return {
    setTheme: (alias) => {
      dataset['theme'] = alias;
    },
    setColorMode: (mode) => {
      dataset['colorMode'] = mode;
    },
    prefersDark: () => matchMedia(DARK_MODE_QUERY).matches,
    setHead: ({ title, ogTitle, ogImage }) => {
      if (title !== '') document.title = title;
      setMeta('og:title', ogTitle.trim());
      setMeta('og:image', toWebUrlOrPath(ogImage) ?? '');
    },
    reloadWithInput,
    markReady: () => root.setAttribute('aria-busy', 'false'),
    readConsentTexts: () => {
      const boxes = [...root.querySelectorAll<HTMLInputElement>('form [type=checkbox]')];
      return Object.fromEntries(boxes.map((box) => [box.name, readVisibleLabel(box)]));
    },
    navigateLater,
  };
}
