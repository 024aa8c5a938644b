/** The page on its source: the real components, store, thunks and API calls, over a mock service in the same document. */
import { cleanup, render } from '@testing-library/react';
import { getResponse, type RequestHandler } from 'msw';
import { createRef, type ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { createApi } from '~/api';
import { App } from '~/app/App';
import { createServices } from '~/app/createServices';
import { RegistrationPage } from '~/app/RegistrationPage';
import { startUp } from '~/app/startUp';
import { makeStore, type AppStore } from '~/app/store';
import { API_BASE } from '~/config/constants';
import { overrideCopy } from '~/config/copy';
import { RegistrationForm } from '~/features/form/RegistrationForm';
import { selectIsPageReady } from '~/features/page/pageSlice';
import { readCookies } from '~/lib/readCookies';
import { ScriptError, type LoadScript } from '~/lib/scriptLoader';
import type { Services } from '~/store/services';
import { applyBrowserTraits, type BrowserTraits } from '~mocks/browserTraits';
import { createMockService, type MockService, type MockServiceOptions } from '~mocks/service';
import { overrideSite, type SiteOverrides } from '~mocks/siteOverrides';
import { findResponse, type ThirdPartyScript } from '~mocks/thirdParties';
import { createTestLanding } from '../../support/testLanding';
import { waitFor } from '../../support/waitFor';
import { DEMO_SITE } from './demoSite';
import { approved, phone, submit } from './elements';
import { waitForFrames } from './input';

interface PageOptions {
  service?: MockServiceOptions;
  /** Settings that differ from the demo's. */
  site?: SiteOverrides;
  /** Every other script of a third party is blocked. */
  thirdParties?: readonly ThirdPartyScript[];
  /** The scripts of third parties come once it is resolved. */
  scriptsAfter?: Promise<void>;
  /** Value of `Notification.permission`. */
  notifications?: NonNullable<BrowserTraits['notifications']>;
  /** A part of the page; the whole one by default. */
  content?: ReactNode;
}

export interface OpenPage {
  readonly service: MockService;
  readonly store: AppStore;
  /** Urls of the scripts that the page has asked for. */
  readonly requestedScripts: readonly string[];
  /** Logged lines. */
  readonly logged: readonly string[];
}

let close = (): void => undefined;

/** Unmounts the open page, and ends its calls. */
export function closePage(): void {
  cleanup();
  close();
  close = () => undefined;
}

/** Mounts a page on a first visit from an ad, without waiting for anything. */
export function mountPage({
  service: serviceOptions = {},
  site: overrides = {},
  thirdParties = [],
  scriptsAfter = Promise.resolve(),
  notifications = 'default',
  content = <RegistrationPage />,
}: PageOptions = {}): OpenPage {
  applyBrowserTraits({ notifications });
  const service = createMockService(serviceOptions);
  const site = overrideSite(DEMO_SITE, overrides);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const restoreCopy = overrideCopy(site.copy);
  const requestedScripts: string[] = [];
  const logged: string[] = [];
  const fetch = createFetch(service.handlers);
  const log = (line: string) => void logged.push(line);
  const api = createApi({
    log: { warn: log, error: log },
    fetch,
    baseURL: location.origin + API_BASE,
  });
  window.__landing = createTestLanding({
    url: `${location.origin}/?utm_source=yandex`,
    readCookie: readCookies(),
    fetch,
  });
  const services: Services = {
    ...createServices(site, root),
    log: { warn: log, error: log },
    loadApi: () => Promise.resolve(api),
    thirdParty: {
      window,
      loadScript: createFakeLoader(thirdParties, scriptsAfter, requestedScripts),
    },
  };
  const store = makeStore(services);
  render(
    <App store={store} services={services}>
      {content}
    </App>,
    { container: root },
  );
  void store.dispatch(startUp());
  close = () => {
    service.close();
    restoreCopy();
  };
  return { service, store, requestedScripts, logged };
}

/** What comes late on the page comes late from the service, not from a busy machine. */
const loadForm = () =>
  Promise.all([
    import('~/api'),
    import('~/app/optionalFeatures'),
    import('~/features/events/startEvents'),
    import('~/features/form/AmountEditor'),
    import('~/features/form/ConfiguredConsents'),
    import('~/features/form/RulesDialog'),
    import('~/lib/sanitizeHtml'),
  ]);
const loadRest = () =>
  Promise.all([
    import('~/app/AfterFooter'),
    import('~/app/BelowFold'),
    import('~/app/BottomSheets'),
    import('~/app/startAnalytics'),
    import('~/features/ads/startAds'),
    import('~/features/push/startPush'),
  ]);

/** Mounts the page and waits until it is ready. With a paused clock time goes on until then. */
export async function openPage(options: PageOptions = {}): Promise<OpenPage> {
  await Promise.all([loadForm(), options.content === undefined && loadRest()]);
  const opened = mountPage(options);
  await runUntil(() => expect(selectIsPageReady(opened.store.getState())).toBe(true));
  return opened;
}

/** Opens the page with a paused clock, which has run only until the page was ready, and waits for these elements. */
export async function openPausedAt(
  elements: Locator | readonly Locator[],
  options?: PageOptions,
): Promise<OpenPage> {
  pauseClock();
  const opened = await openPage(options);
  for (const element of [elements].flat()) {
    await runUntil(() => expect(element.query()).toBeVisible(), 0);
  }
  // What the page times once an element is in view starts here.
  await waitForFrames();
  await waitForFrames();
  return opened;
}

/** Opens the form alone. */
export function openForm(options?: PageOptions): Promise<OpenPage> {
  const content = <RegistrationForm ref={createRef()} summary={null} again={null} />;
  return openPage({ content, ...options });
}

export async function sendForm(): Promise<void> {
  await userEvent.type(phone, '9123456789');
  await userEvent.click(submit);
}

/** Sends the form and waits for the approved card. */
export async function apply(): Promise<void> {
  // The card of an earlier application, which leaves some time after «Новая заявка».
  await expect.element(approved).not.toBeInTheDocument();
  await sendForm();
  await expect.element(approved).toBeVisible();
}

let isClockPaused = false;

/** Call before the page opens: until the test ends, only `run` and `runUntil` move the time. */
export function pauseClock(): void {
  isClockPaused = true;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  // Vitest's own waiting would move a fake clock: what is due later would pass as due now.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
  onTestFinished(() => {
    isClockPaused = false;
    // For half a second the page may refuse clicks, in later tests as well.
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
  });
}

/** Moves the paused clock; before and after it gives observers and renders their frames of real time. */
export async function run(ms: number): Promise<void> {
  await waitForFrames();
  await vi.advanceTimersByTimeAsync(ms);
  await waitForFrames();
}

/** The same where something in between depends on a frame of real time. */
export async function runInSteps(ms: number, stepMs = 1_000): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) await run(Math.min(left, stepMs));
}

/**
 * Waits until the assertion holds; a paused clock runs meanwhile, no faster than real time.
 *
 * @param stepMs 0 for what needs no time: then the clock stands
 */
export async function runUntil(assertion: () => void, stepMs = 20): Promise<void> {
  await waitFor(async () => {
    if (isClockPaused) await vi.advanceTimersByTimeAsync(stepMs);
    assertion();
  });
}

function createFetch(handlers: RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const aborted = new Promise<never>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
    const response = await Promise.race([getResponse(handlers, request), aborted]);
    if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** Runs each script once, as the real loader does, and lists its url. */
function createFakeLoader(
  scripts: readonly ThirdPartyScript[],
  after: Promise<void>,
  requested: string[],
): LoadScript {
  const run = async (url: string) => {
    await after;
    const response = findResponse(scripts, url);
    if (response === 'blocked') throw new ScriptError('blocked');
    const script = document.createElement('script');
    script.textContent = `{${response.script}}`;
    document.head.append(script);
    script.remove();
  };
  const loads = new Map<string, Promise<void>>();
  return ({ url }) => {
    const load = loads.get(url) ?? run(url);
    if (!loads.has(url)) requested.push(url);
    loads.set(url, load);
    return load;
  };
}
