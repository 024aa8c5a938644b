/** HTML that must never run, send requests, cover or restyle the page. A payload that runs increments `window.hit`. */
import { hostileUrls } from './hostileUrls';

const HIT = 'window.hit=(window.hit||0)+1';

const EVENTS = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
  'onbeforetoggle',
  'onauxclick',
];

const EVENT_ELEMENTS = [
  (event: string) => `<img src=x ${event}="${HIT}">`,
  (event: string) => `<svg ${event}="${HIT}"><circle r=9 /></svg>`,
  (event: string) => `<details open ${event}="${HIT}"><summary>x</summary></details>`,
  (event: string) => `<body ${event}="${HIT}">`,
  (event: string) => `<video src=x ${event}="${HIT}"></video>`,
  (event: string) => `<input autofocus ${event}="${HIT}">`,
  (event: string) => `<b ${event}="${HIT}" tabindex=0 autofocus>x</b>`,
  (event: string) => `<a href="https://p.example/" ${event}="${HIT}">x</a>`,
  (event: string) => `<math><mi//xlink:href="x" ${event}="${HIT}">`,
  (event: string) => `<img/src="x"/${event.toUpperCase()}=${HIT}//`,
  (event: string) => `<p\n${event}\n=\n"${HIT}" style="animation:spin 1s">x</p>`,
];

const LINKS = [
  (url: string) => `<a href="${url}">нажми</a>`,
  (url: string) => `<a xlink:href="${url}">нажми</a>`,
  (url: string) => `<svg><a href="${url}"><text y=9>нажми</text></a></svg>`,
  (url: string) => `<form action="${url}"><button>нажми</button></form>`,
  (url: string) => `<button formaction="${url}">нажми</button>`,
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<object data="${url}"></object>`,
  (url: string) => `<meta http-equiv=refresh content="0;url=${url}">`,
];

const PAYLOADS = [
  `<script>${HIT}</script>`,
  `<scr<script>ipt>${HIT}</scr</script>ipt>`,
  `<noscript><p title="</noscript><img src=x onerror='${HIT}'>">`,
  `<template><img src=x onerror="${HIT}"></template>`,
  `<template shadowrootmode=open><img src=x onerror="${HIT}"></template>`,
  `<style>*{display:none}</style>`,
  `<style>@import "https://evil.example/x.css";</style>`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<div style="position:fixed;inset:0;z-index:99;background:red">x</div>`,
  `<div id="root">x</div><p name="telephone">x</p>`,
  `<form><input name=telephone></form>`,
  `<form id=root><input name=attributes></form>`,
  `<img src="https://evil.example/pixel.png">`,
  `<picture><source srcset="https://evil.example/pixel.png"><img></picture>`,
  `<input type=image src="https://evil.example/pixel.png">`,
  `<table background="https://evil.example/pixel.png"><td>x</table>`,
  `<p style="background:url(https://evil.example/pixel.png)">x</p>`,
  `<svg><image href="https://evil.example/pixel.png" /></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${HIT}></svg>#x"/></svg>`,
  `<svg><animate onbegin="${HIT}" attributeName=x dur=1s>`,
  `<svg><set attributeName=onmouseover to="${HIT}"></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${HIT}&gt;">`,
  `<svg><style><img src=x onerror="${HIT}"></style></svg>`,
  `<select><iframe></select><img src=x onerror="${HIT}">`,
  `<!--><img src=x onerror="${HIT}">-->`,
  `<xmp><img src=x onerror="${HIT}"></xmp>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<base href="https://evil.example/"><a href="x">нажми</a>`,
  `<embed src="https://evil.example/x.swf">`,
  `<marquee onstart="${HIT}">x</marquee>`,
  `<dialog open style="position:fixed;inset:0">x</dialog>`,
  `<p popover id=root>x</p><button popovertarget=root>x</button>`,
  `<a href="https://p.example/" target=_self ping="https://evil.example/">x</a>`,
  `<textarea autofocus onfocus="${HIT}"></textarea>`,
  `<b is="x-evil" onclick="${HIT}">x</b>`,
  `${'<b>'.repeat(2_000)}глубоко`,
];

/** Several hundred payloads; links use only the URLs that could run code. */
export const hostileHtml: readonly string[] = [
  ...EVENT_ELEMENTS.flatMap((build) => EVENTS.map(build)),
  ...LINKS.flatMap((link) => hostileUrls.slice(0, 14).map(link)),
  ...PAYLOADS,
  ...PAYLOADS.map((payload) => `<p>текст ${payload} текст</p>`),
  ...EVENTS.map((event) => `"'><img src=x ${event}="${HIT}">`),
];

/** Closes whatever a payload leaves open, so that it cannot neutralise the next one. */
const CLOSING_TAGS =
  '"\'></style></script></noscript></template></textarea></title></xmp></iframe>--></math></svg></select></table></form></p>';

/** The same payloads joined into 40 longer texts. */
export const hostileTexts: readonly string[] = Array.from({ length: 40 }, (_, start) =>
  hostileHtml
    .filter((_payload, index) => index % 40 === start)
    .map((payload) => `<p>${payload}${CLOSING_TAGS}</p>`)
    .join('\n'),
);
