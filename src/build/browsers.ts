/**
 * Oldest supported browsers; `chrome` includes Yandex and WebView. index.html, in ES5, detects older ones: they lack
 * `<dialog>` (Safari 15.4, Firefox 98), or both `HTMLScriptElement.supports` (Chrome 96) and `findLast` (Safari 15.4).
 */
export const SUPPORTED_BROWSERS = { chrome: '96', safari: '15.4', firefox: '98' } as const;

/** The same for the build. */
export const BUILD_TARGET = Object.entries(SUPPORTED_BROWSERS).map((entry) => entry.join(''));
