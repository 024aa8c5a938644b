/**
 * Oldest supported browsers; `chrome` includes Yandex and WebView. index.html, in ES5, recognizes older ones by a missing
 * feature: `<dialog>` (this Safari, this Firefox) or `HTMLScriptElement.supports` (this Chrome; Safari 16, before which
 * `findLast` counts).
 */
export const SUPPORTED_BROWSERS = { chrome: '96', safari: '15.4', firefox: '98' } as const;

/** The same for the build. */
export const BUILD_TARGET = Object.entries(SUPPORTED_BROWSERS).map((entry) => entry.join(''));
