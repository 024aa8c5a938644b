/** HTML that must never run, request, cover or restyle anything. Each payload that runs calls `hit()`. */

const HIT = 'window.hit=(window.hit||0)+1';

const EVENTS = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onanimationstart',
];

const CARRIERS = [
  (event: string) => `<img src=x ${event}="${HIT}">`,
  (event: string) => `<svg ${event}="${HIT}"><circle r=9 /></svg>`,
  (event: string) => `<details open ${event}="${HIT}"><summary>x</summary></details>`,
  (event: string) => `<body ${event}="${HIT}">`,
  (event: string) => `<video src=x ${event}="${HIT}"></video>`,
  (event: string) => `<input autofocus ${event}="${HIT}">`,
  (event: string) => `<b ${event}="${HIT}" tabindex=0 autofocus>x</b>`,
  (event: string) => `<a href="https://p.example/" ${event}="${HIT}">x</a>`,
  (event: string) => `<math><mi//xlink:href="x" ${event}="${HIT}">`,
];

const ADDRESSES = [
  `javascript:${HIT}`,
  `JaVaScRiPt:${HIT}`,
  `java\tscript:${HIT}`,
  `&#106;avascript:${HIT}`,
  ` javascript:${HIT}`,
  `data:text/html,<script>${HIT}</script>`,
  `vbscript:${HIT}`,
  '//evil.example/x',
];

const LINKS = [
  (address: string) => `<a href="${address}">нажми</a>`,
  (address: string) => `<a xlink:href="${address}">нажми</a>`,
  (address: string) => `<svg><a href="${address}"><text y=9>нажми</text></a></svg>`,
  (address: string) => `<form action="${address}"><button>нажми</button></form>`,
  (address: string) => `<iframe src="${address}"></iframe>`,
  (address: string) => `<object data="${address}"></object>`,
  (address: string) => `<embed src="${address}">`,
  (address: string) => `<base href="${address}">`,
  (address: string) => `<meta http-equiv=refresh content="0;url=${address}">`,
];

const WHOLE = [
  `<script>${HIT}</script>`,
  `<scr<script>ipt>${HIT}</scr</script>ipt>`,
  `<noscript><p title="</noscript><img src=x onerror='${HIT}'>">`,
  `<template><img src=x onerror="${HIT}"></template>`,
  `<style>*{display:none}</style>`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<div style="position:fixed;inset:0;z-index:99;background:red">x</div>`,
  `<div id="root">x</div><p name="telephone">x</p>`,
  `<form><input name=telephone></form>`,
  `<img src="https://evil.example/pixel.png">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${HIT}&gt;">`,
  `<svg><style><img src=x onerror="${HIT}"></style></svg>`,
  `<select><iframe></select><img src=x onerror="${HIT}">`,
  `<!--><img src=x onerror="${HIT}">-->`,
  `<xmp><img src=x onerror="${HIT}"></xmp>`,
  `${'<b>'.repeat(2_000)}глубоко`,
];

/** More than two hundred. */
export const hostileHtml: readonly string[] = [
  ...CARRIERS.flatMap((carry) => EVENTS.map(carry)),
  ...LINKS.flatMap((link) => ADDRESSES.map(link)),
  ...WHOLE,
  ...WHOLE.map((payload) => `<p>текст ${payload} текст</p>`),
  ...EVENTS.map((event) => `"'><img src=x ${event}="${HIT}">`),
];
