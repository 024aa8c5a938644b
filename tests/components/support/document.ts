/** The document of the tests, as the page's HTML prepares it; once for all test files that share it. */
import { globalCss, laterGlobalCss } from '~/design/globalCss';
import { watchPresses } from '~/lib/watchPresses';
import { DEMO_SITE } from './demoSite';

const style = document.createElement('style');
style.textContent = globalCss(DEMO_SITE.ui.primary) + laterGlobalCss();
document.head.append(style);
document.documentElement.lang = 'ru';
// One that comes later would move what a test has measured.
await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
// The panel of the development server is no part of the page.
window.__onStoreCreated = () => undefined;
watchPresses();
