/**
 * Oldest browsers with the whole app; `chrome` includes Yandex and WebView. index.html, in ES5, tells those to which it
 * shows a message instead: they lack `AbortController` (Chrome 66) or `<dialog>` (Safari 15.4, Firefox 98).
 */
export const SUPPORTED_BROWSERS = { chrome: '86', safari: '15.4', firefox: '98' } as const;

/** Oldest Chrome whose visitors can send a lead: it refuses the syntax of the app, and the HTML does without. */
const OLDEST_CHROME_OF_FORM = '66';

const toTarget = (browsers: Readonly<Record<string, string>>) =>
  Object.entries(browsers).map((entry) => entry.join(''));

/** The same for the build of the app, and of the inline script. */
export const BUILD_TARGET = toTarget(SUPPORTED_BROWSERS);
export const BOOT_TARGET = toTarget({ ...SUPPORTED_BROWSERS, chrome: OLDEST_CHROME_OF_FORM });
