import { DARK_MODE_QUERY } from '../features/colorMode/colorMode';
import { navigateLater } from '../lib/navigateLater';
import { toWebUrlOrPath } from '../lib/webUrl';
import type { PageDocument } from '../store/services';

/**
 * True where Chrome darkens every page. It obeys `only light` only if the visitor prefers dark, and leaves pictures as
 * they are: light texts would stand on a light picture. The dark page is not changed.
 */
function isForcedDark(): boolean {
  const probe = document.createElement('i');
  probe.style.cssText = 'color-scheme:only light;color:canvastext';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color === 'rgb(255, 255, 255)';
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
    isPrinting: () => matchMedia('print').matches,
    prefersDark: () => matchMedia(DARK_MODE_QUERY).matches || isForcedDark(),
    setHead: ({ title, ogTitle, ogImage }) => {
      if (title !== '') document.title = title;
      setMeta('og:title', ogTitle.trim());
      setMeta('og:image', toWebUrlOrPath(ogImage) ?? '');
    },
    markReady: () => root.setAttribute('aria-busy', 'false'),
    navigateLater,
  };
}
