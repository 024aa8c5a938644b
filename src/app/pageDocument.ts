import { DARK_MODE_QUERY } from '../features/colorMode/colorMode';
import { toWebUrlOrPath } from '../lib/webUrl';
import type { PageDocument } from '../store/services';

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
      // A page that the browser darkens by itself cannot be light.
      const onScreen = 'darkened' in dataset ? 'dark' : mode;
      // Browsers print no backgrounds: the light text of dark mode would be invisible on paper.
      dataset['colorMode'] = matchMedia('print').matches ? 'light' : onScreen;
    },
    prefersDark: () => matchMedia(DARK_MODE_QUERY).matches,
    setHead: ({ title, ogTitle, ogImage }) => {
      if (title !== '') document.title = title;
      setMeta('og:title', ogTitle.trim());
      setMeta('og:image', toWebUrlOrPath(ogImage) ?? '');
    },
    markReady: () => root.setAttribute('aria-busy', 'false'),
  };
}
