import { getProp } from './readUnknown';

/** Resolves once a page that the browser prerenders is shown; at once for any other page. */
export function whenActivated(): Promise<void> {
  return new Promise((resolve) => {
    if (getProp(document, 'prerendering') !== true) resolve();
    else document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
