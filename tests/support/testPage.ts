/** The real store, thunks and API calls over the mock service, with a fake clock, cookies and document; for happy-dom. */
import { consentsShown } from '~/features/form/consentSlice';
import type { MockService, MockServiceOptions } from '../../mocks/service';
import { createApi } from '../../src/api';
import { startUp } from '../../src/app/startUp';
import { makeStore, type AppStore } from '../../src/app/store';
import type { Approval } from '../../src/application/savedState';
import type { Landing } from '../../src/boot/landing';
import { formActions } from '../../src/features/form/formSlice';
import { submitApplication } from '../../src/features/form/submitApplication';
import { withoutTelephone } from '../../src/features/visit/visitRecord';
import type { SiteConfig } from '../../src/config/site';
import { demo as demoSite } from './sites';
import type { CookieJar } from '../../src/lib/cookieJar';
import type { Log } from '../../src/lib/log';
import { ScriptError } from '../../src/lib/scriptLoader';
import type { PageDocument, Services, ThirdParty } from '../../src/store/services';
import { PHONE } from './constants';
import { installMockServer } from './mockServer';
import { createTestLanding } from './testLanding';

const server = installMockServer();

/** The URL of a first visit from an ad. */
export const AD_URL = 'http://localhost:3000/?utm_source=yandex';
export const PLAIN_URL = 'http://localhost:3000/';

/** Cookies that expire by the fake clock. */
class FakeCookieJar implements CookieJar {
  readonly maxAges = new Map<string, number>();
  private readonly values = new Map<string, { value: string; expiresAtMs: number }>();

  constructor(private readonly clock: FakeClock) {}

  get = (name: string) => {
    const cookie = this.values.get(name);
    return cookie !== undefined && cookie.expiresAtMs > this.clock.now() ? cookie.value : undefined;
  };
  set = (name: string, value: string, maxAgeSec: number) => {
    this.maxAges.set(name, maxAgeSec);
    this.values.set(name, { value, expiresAtMs: this.clock.now() + maxAgeSec * 1000 });
  };
  remove = (name: string) => void this.values.delete(name);
}

class FakeClock {
  private ms = Date.UTC(2026, 10, 21, 9, 0, 0);
  now = () => this.ms;
  advanceSec = (seconds: number) => {
    this.ms += seconds * 1000;
  };
}

/** State that a browser keeps between two page loads. */
export interface Visitor {
  clock: FakeClock;
  cookies: FakeCookieJar;
  /** Of the same tab. */
  approval?: Approval | undefined;
}

export function newVisitor(): Visitor {
  const clock = new FakeClock();
  return { clock, cookies: new FakeCookieJar(clock) };
}

export interface TestPage extends Visitor {
  store: AppStore;
  service: MockService;
  services: Services;
  /** Logged lines, with their labels. */
  logged: string[];
  /** Changes made to the document. */
  effects: { theme?: string };
  /** Resolves once start-up has finished. */
  start: () => Promise<void>;
  enterPhone: (text?: string) => void;
  /** Enters the phone and submits; resolves once that has ended. */
  apply: (phone?: string) => Promise<void>;
}

export interface TestPageOptions {
  url?: string;
  visitor?: Visitor;
  service?: MockServiceOptions;
  site?: SiteConfig;
  earlyParse?: Landing['earlyParse'];
  clientId?: string;
  loadApi?: Services['loadApi'];
  /** By default every third-party script is blocked. */
  thirdParty?: Partial<ThirdParty>;
  /** False if the chunk of the configured consents is late: the test shows them itself. */
  showsConsents?: boolean;
}

/** Opens a page with a mock service of its own, which serves until the test ends or opens another page. */
export function openTestPage({
  url = AD_URL,
  visitor = newVisitor(),
  service: serviceOptions = {},
  site = demoSite,
  earlyParse,
  clientId,
  loadApi,
  thirdParty = {},
  showsConsents = true,
}: TestPageOptions = {}): TestPage {
  const service = server.useMockService(serviceOptions);
  const pageFetch = server.fetchFrom(service);
  const logged: string[] = [];
  const log: Log = {
    warn: (message) => void logged.push(`[${site.alias}] ${message}`),
    error: (message) => void logged.push(`[${site.alias}] ${message}`),
  };
  const effects: TestPage['effects'] = {};
  const pageDocument: PageDocument = {
    setTheme: (alias) => {
      effects.theme = alias;
    },
    setColorMode: () => undefined,
    prefersDark: () => false,
    setHead: () => undefined,
    // Called by components only.
    markReady: () => undefined,
  };
  const services: Services = {
    site,
    loadApi:
      loadApi ?? (() => Promise.resolve(createApi({ log, timeoutMs: 10_000, fetch: pageFetch }))),
    landing: createTestLanding({
      url,
      readCookie: (name) => [visitor.cookies.get(name) ?? []].flat(),
      earlyParse,
      fetch: pageFetch,
      saveApproval: (approval) => {
        visitor.approval = approval;
      },
      forgetVisitPhone: (token) => {
        const value = withoutTelephone(visitor.cookies.get('visit'), [token]);
        if (value !== undefined) visitor.cookies.set('visit', value, 7_890_000);
      },
    }),
    cookies: visitor.cookies,
    clock: visitor.clock,
    log,
    failedCalls: [],
    random: () => 0.5,
    pageDocument,
    followOffer: () => undefined,
    thirdParty: {
      loadScript: () => Promise.reject(new ScriptError('blocked')),
      window: clientId === undefined ? {} : { yaCounter1: { getClientID: () => clientId } },
      ...thirdParty,
    },
  };
  const store = makeStore(services);
  store.subscribe(() => {
    // As the component that shows them.
    const { due } = store.getState().consent;
    if (due.kind !== 'configured' || due.areShown || !showsConsents) return;
    const texts = due.boxes.map(({ content }) => content.textMobile);
    store.dispatch(consentsShown({ texts, atMs: services.clock.now() }));
  });
  const enterPhone = (text = PHONE) => {
    store.dispatch(formActions.telephoneChanged({ text, isTyped: true }));
  };
  return {
    ...visitor,
    store,
    service,
    services,
    logged,
    effects,
    start: () => {
      if (visitor.approval) store.dispatch(formActions.approvalRestored(visitor.approval));
      return store.dispatch(startUp());
    },
    enterPhone,
    apply: async (phone) => {
      enterPhone(phone);
      await store.dispatch(submitApplication());
    },
  };
}

/** Opens a page, and resolves once its start-up has finished. */
export async function startTestPage(options?: TestPageOptions): Promise<TestPage> {
  const page = openTestPage(options);
  await page.start();
  return page;
}
