/** One load of the page: the prerendered HTML with the real inline script, then the real store and take-over. */
import type fc from 'fast-check';
import type { Landing } from '~/boot/landing';
import type { SiteConfig } from '~/config/site';
import { SITE_CONFIG_ID } from '~/config/readSiteConfig';
import { PRELOADER_ID } from '~/application/htmlMarks';
import { prerender } from '~/prerender';
import type { Network } from './network';
import type { LoadGlobals, RunBootScript } from './bootScript';
import { startApp } from './app';
import type { Tab } from './tab';

const SCRIPT_URL = '/assets/main-AAAAAAAA.js';

/** The page's HTML by site, parsed once. */
const templates = new Map<SiteConfig, readonly Node[]>();

function parsePage(site: SiteConfig): readonly Node[] {
  const known = templates.get(site);
  if (known !== undefined) return known;
  const { html, texts, templates: after } = prerender(site);
  const holder = document.createElement('div');
  holder.innerHTML = [
    `<script type="application/json" id="${SITE_CONFIG_ID}">${JSON.stringify(site)}</script>`,
    `<div id="root" aria-busy="true">${html}</div>`,
    texts,
    '<template id="load-failed"><div><button type="button" id="reload"></button></div></template>',
    after,
    // Without a type the test environment would load it.
    `<script type="late" src="${SCRIPT_URL}"></script>`,
  ].join('');
  prune(holder);
  const nodes = [...holder.childNodes];
  templates.set(site, nodes);
  return nodes;
}

/** The parts of the page that have a part in an application. */
const PARTS = `form, [role=alert], #${PRELOADER_ID}`;

/** Every load copies the page: what is around those parts, and pictures in them, would only take time. */
function prune(holder: HTMLElement): void {
  for (const element of holder.querySelectorAll('#root *')) {
    const isUsed = element.closest(PARTS) !== null || element.querySelector(PARTS) !== null;
    if (!isUsed || element.tagName.toLowerCase() === 'svg') element.remove();
  }
}

type Listener = [
  type: string,
  callback: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
];

export class Page {
  private isClosed = false;
  private readonly script: HTMLScriptElement | null;
  private readonly removeListeners: (() => void)[] = [];
  private readonly globals: LoadGlobals['window'];
  /** Lines of the page's log. */
  readonly logged: string[] = [];
  readonly runBodyScript: () => void;
  /** What has been thrown by the app's scripts. */
  failure: unknown = null;
  /** True once the app has the form. */
  hasApp = false;

  constructor(
    readonly tab: Tab,
    readonly network: Network,
    readonly scheduler: fc.Scheduler,
    readonly site: SiteConfig,
    runBootScript: RunBootScript,
  ) {
    // As in a browser, the global object has the listeners and functions of a load.
    this.globals = {
      fetch: network.fetchFor(this),
      addEventListener: (...listener: Listener) => {
        window.addEventListener(...listener);
        this.removeListeners.push(() => window.removeEventListener(...listener));
      },
      removeEventListener: window.removeEventListener.bind(window),
    };
    document.body.replaceChildren(...parsePage(site).map((node) => node.cloneNode(true)));
    this.script = document.querySelector('script[type=late]');
    this.script?.setAttribute('type', 'module');
    document.documentElement.removeAttribute('data-no-app');
    Object.defineProperty(document, 'URL', { configurable: true, value: tab.url });
    const addToDocument = document.addEventListener.bind(document);
    document.addEventListener = (...listener: Listener) => {
      addToDocument(...listener);
      this.removeListeners.push(() => document.removeEventListener(...listener));
    };
    const globals: LoadGlobals = {
      window: this.globals,
      location: tab.location,
      history: tab.history,
      addEventListener: this.globals.addEventListener,
      setTimeout: (callback, ms) => setTimeout(callback, ms),
      requestAnimationFrame: (callback) => setTimeout(callback, 50),
      cancelAnimationFrame: (frame) => clearTimeout(frame),
      stop: () => {
        if (tab.world.stops) network.stop(this);
      },
    };
    runBootScript.head(globals);
    this.runBodyScript = () => runBootScript.body(globals);
  }

  get landing(): Landing {
    const { __landing: landing } = this.globals;
    if (landing === undefined) throw new Error('the inline script has handed nothing over');
    return landing;
  }

  isOpen = (): boolean => !this.isClosed;

  get root(): HTMLElement {
    const root = document.getElementById('root');
    if (root === null) throw new Error('the page has no #root');
    return root;
  }

  /** The scripts are on their way from the moment the HTML is parsed. */
  loadScripts(): void {
    this.startScripts().catch((error: unknown) => {
      this.failure = error;
    });
  }

  private async startScripts(): Promise<void> {
    if (!(await this.network.loadScript('bootstrap', this))) {
      this.failScripts();
      return;
    }
    const mount = startApp(this);
    if (await this.network.loadScript('main', this)) await mount();
    else this.failScripts();
  }

  private failScripts(): void {
    window.dispatchEvent(Object.assign(new Event('error'), { filename: this.script?.src }));
  }

  /** After it nothing of this load runs any more. */
  close(): void {
    this.isClosed = true;
    Reflect.deleteProperty(document, 'addEventListener');
    this.removeListeners.forEach((remove) => remove());
    document.body.replaceChildren();
  }
}
