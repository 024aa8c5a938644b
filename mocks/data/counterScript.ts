/** The script of `/counter/get-by`. */

const COUNTER_ID = 1_000_001;

/** A stub queues the calls, and a plain script element loads the tag, as in Metrica's own snippets. */
const loadTag = (url: string) => `
(function (page, url) {
  var script = page.createElement('script');
  var first = page.getElementsByTagName('script')[0];
  script.async = true;
  script.src = url;
  first.parentNode.insertBefore(script, first);
})(document, '${url}');`;

const METRIKA = `
window.ym = window.ym || function () {
  (window.ym.a = window.ym.a || []).push(arguments);
};
window.ym.l = Date.now();
${loadTag('https://mc.yandex.ru/metrika/tag.js')}`;

const init = (id: string) =>
  `ym(${id}, 'init', { clickmap: true, trackLinks: true, webvisor: true });\n`;

/** By what the site gets from the service. */
const SNIPPETS = {
  /** Requests no other host. */
  plain: '',
  metrika: METRIKA + init(String(COUNTER_ID)),
  /** An advertiser's counter, of another type than 0, comes first, the site's own four seconds later. */
  metrikaForeignFirst: `${METRIKA + init(`'3:1'`)}setTimeout(function () { ${init(String(COUNTER_ID))} }, 4000);\n`,
  /** The code that sites had before `ym`. */
  metrikaOlder: `
(window.yandex_metrika_callbacks = window.yandex_metrika_callbacks || []).push(function () {
  new Ya.Metrika({ id: ${String(COUNTER_ID)} });
});
${loadTag('https://mc.yandex.ru/metrika/watch.js')}`,
};

export type MockCounter = keyof typeof SNIPPETS;

export function buildCounterScript(alias: string, counter: MockCounter): string {
  return `window.mockCounter = { alias: ${JSON.stringify(alias)} };\n${SNIPPETS[counter]}`;
}
