/**
 * A page without a browser: the real store, thunks and calls over the mock service, with a clock, cookies and a
 * document that a test can look at. For tests in happy-dom.
 */
import type { MockService, MockServiceOptions } from '../../mocks/service';
import { createApi } from '../../src/api';
import { startUp } from '../../src/app/startUp';
import { makeStore, type AppStore } from '../../src/app/store';
import { selectIsPageReady } from '../../src/features/page/pageSlice';
import type { Landing } from '../../src/boot/landing';
import type { SiteConfig } from '../../src/config/site';
import { site as demoSite } from '../../src/config/sites/demo';
import type { CookieJar } from '../../src/lib/cookieJar';
import type { Log } from '../../src/lib/log';
import { ScriptError } from '../../src/lib/scriptLoader';
import type { PageDocument, Services, ThirdParty } from '../../src/store/services';
import { installMockServer } from './mockServer';

const server = installMockServer();

/** The address of a first visit from an ad. */
export const AD_ADDRESS = 'http://localhost:3000/?utm_source=yandex';
export const PLAIN_ADDRESS = 'http://localhost:3000/';

/** Cookies that age by the test's clock, like the browser's do by its own. */
export class FakeCookieJar implements CookieJar {
  readonly lives = new Map<string, number>();
  private readonly values = new Map<string, { value: string; expiresAtMs: number }>();

  constructor(private readonly clock: FakeClock) {}

  get = (name: string) => {
    const cookie = this.values.get(name);
    return cookie !== undefined && cookie.expiresAtMs > this.clock.now() ? cookie.value : undefined;
  };
  set = (name: string, value: string, maxAgeSec: number) => {
    this.lives.set(name, maxAgeSec);
    this.values.set(name, { value, expiresAtMs: this.clock.now() + maxAgeSec * 1000 });
  };
  remove = (name: string) => void this.values.delete(name);
}

export class FakeClock {
  private ms = Date.UTC(2026, 10, 21, 9, 0, 0);
  now = () => this.ms;
  advanceSec = (seconds: number) => {
    this.ms += seconds * 1000;
  };
}

/** What a browser keeps between two loads of the page. */
export interface Visitor {
  clock: FakeClock;
  cookies: FakeCookieJar;
}

export function newVisitor(): Visitor {
  const clock = new FakeClock();
  return { clock, cookies: new FakeCookieJar(clock) };
}

export interface TestPage extends Visitor {
  store: AppStore;
  service: MockService;
  services: Services;
  /** What the log was told, labels and all. */
  logged: string[];
  /** What became of the document. */
  seen: {
    theme?: string;
    colorMode?: string;
    head: Record<string, string>;
    isReady: boolean;
    left: string[];
  };
  /** Runs the start-up to its end. */
  start: () => Promise<void>;
}

interface TestPageOptions {
  address?: string;
  visitor?: Visitor;
  service?: MockServiceOptions;
  site?: SiteConfig;
  earlyParse?: Landing['earlyParse'];
  timeoutMs?: number;
  random?: () => number;
  clientId?: string;
  /** Third parties' scripts; by default none comes. */
  thirdParty?: Partial<ThirdParty>;
}

/** Opens a page; its own mock service answers until the test ends or another page is opened. */
export function openTestPage({
  address = AD_ADDRESS,
  visitor = newVisitor(),
  service: serviceOptions = {},
  site = demoSite,
  earlyParse,
  timeoutMs = 10_000,
  random = () => 0.5,
  clientId,
  thirdParty = {},
}: TestPageOptions = {}): TestPage {
  const service = server.useMockService(serviceOptions);
  const logged: string[] = [];
  const log: Log = {
    warn: (message) => void logged.push(`[${site.alias}] ${message}`),
    error: (message) => void logged.push(`[${site.alias}] ${message}`),
  };
  const seen: TestPage['seen'] = { head: {}, isReady: false, left: [] };
  const document: PageDocument = {
    setTheme: (alias) => {
      seen.theme = alias;
    },
    setColorMode: (mode) => {
      seen.colorMode = mode;
    },
    prefersDark: () => false,
    setHead: (head) => {
      seen.head = head;
    },
    // Called by what is rendered, of which there is nothing here.
    markReady: () => undefined,
    leaveFor: (to) => void seen.left.push(to),
  };
  const services: Services = {
    site,
    loadApi: () => Promise.resolve(createApi({ log, timeoutMs })),
    landing: earlyParse === undefined ? { address } : { address, earlyParse },
    cookies: visitor.cookies,
    clock: visitor.clock,
    log,
    random,
    getClientId: () => Promise.resolve(clientId),
    document,
    thirdParty: {
      loadScript: () => Promise.reject(new ScriptError('blocked')),
      page: {},
      ...thirdParty,
    },
  };
  const store = makeStore(services);
  store.subscribe(() => {
    seen.isReady = selectIsPageReady(store.getState());
  });
  return {
    ...visitor,
    store,
    service,
    services,
    logged,
    seen,
    start: () => store.dispatch(startUp()),
  };
}
