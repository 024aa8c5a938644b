/** The script of `/counter/get-by`. */

/** `plain` requests no other host; `metrika` is what a site with Yandex Metrica gets from the service. */
export type MockCounter = 'plain' | 'metrika';

const METRIKA_COUNTER_ID = 1_000_001;

/** Requests the tag as Metrica's own snippet does: a stub queues the calls, and a plain script element loads the tag. */
const METRIKA_SNIPPET = `
(function (page, url, name) {
  window[name] = window[name] || function () {
    (window[name].a = window[name].a || []).push(arguments);
  };
  window[name].l = Date.now();
  var script = page.createElement('script');
  var first = page.getElementsByTagName('script')[0];
  script.async = true;
  script.src = url;
  first.parentNode.insertBefore(script, first);
})(document, 'https://mc.yandex.ru/metrika/tag.js', 'ym');
ym(${METRIKA_COUNTER_ID}, 'init', { clickmap: true, trackLinks: true, webvisor: true });
`;

export function buildCounterScript(alias: string, counter: MockCounter): string {
  const plain = `window.mockCounter = { alias: ${JSON.stringify(alias)} };\n`;
  return counter === 'metrika' ? plain + METRIKA_SNIPPET : plain;
}
