/** WebKit: MiniBrowser over W3C WebDriver, on a virtual display. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect } from '@playwright/test';
import type { WebKitPrograms } from '../support/programs.mjs';
import { freePort } from '../support/freePort';
import type { PageElement } from '../support/pageElements';
import {
  candidatesOf,
  findCandidates,
  type Engine,
  type EngineElement,
  type EnginePage,
  type Key,
  type Point,
  type Size,
} from './engine';

const START_TIMEOUT_MS = 60_000;
const LOAD_TIMEOUT_MS = 60_000;
/** A script that is sent while the document is replaced may never get a response; its caller sends it again. */
const SCRIPT_TIMEOUT_MS = 5000;

/** A proxy that does not exist: only 127.0.0.1, which bypasses it, can be reached. */
const OFFLINE = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['127.0.0.1'],
};

/** The protocol's code points. */
const KEYS: Record<Key | 'Control', string> = {
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
  Backspace: '\ue003',
  Control: '\ue009',
  Delete: '\ue017',
  End: '\ue010',
  Enter: '\ue007',
  Escape: '\ue00c',
  Home: '\ue011',
};

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Record<typeof ELEMENT, string>;

type Send = <Value>(
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
) => Promise<Value>;

/** Sends commands below this url. */
function createClient(baseUrl: string): Send {
  return async (method, path, body, signal) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value as never;
  };
}

async function startDisplay(program: string): Promise<{ display: string; stop: () => void }> {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(program, ['-displayfd', '1', ...screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop: () => server.kill() };
}

/** The driver prints nothing once it is ready. */
async function waitForDriver(send: Send): Promise<void> {
  await expect(() => send('GET', '/status')).toPass({ timeout: START_TIMEOUT_MS, intervals: [50] });
}

export async function startWebKit(programs: WebKitPrograms | undefined): Promise<Engine> {
  if (programs === undefined) throw new Error('WebKit is not installed');
  const folder = await mkdtemp(`${tmpdir()}/landing-webkit-`);
  const { display, stop: stopDisplay } = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The sandbox cannot start as root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const kill = () => {
    driver.kill();
    stopDisplay();
  };
  process.once('exit', kill);

  const send = createClient(`http://127.0.0.1:${port}`);
  await waitForDriver(send);
  const options = {
    binary: programs.browser,
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': options,
        proxy: OFFLINE,
        // With any other strategy no command runs while a page's scripts are deferred.
        pageLoadStrategy: 'none',
      },
    },
  });
  const session = createClient(`http://127.0.0.1:${port}/session/${sessionId}`);
  const mainWindow = await session<string>('GET', '/window');
  return {
    openPage: async (size) => {
      await openWindow(session, mainWindow, size);
      const close = async () => {
        await session('DELETE', '/cookie');
        await session('DELETE', '/window');
        await session('POST', '/window', { handle: mainWindow });
      };
      return { ...createPage(session), close };
    },
    close: async () => {
      await session('DELETE', '');
      process.off('exit', kill);
      const ended = once(driver, 'exit');
      kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a popup: the main window cannot be narrower than its toolbar. */
async function openWindow(session: Send, mainWindow: string, size: Size): Promise<void> {
  const { width, height } = size;
  await session('POST', '/execute/sync', {
    script: `window.open('about:blank', '_blank', 'popup,width=${width},height=${height}')`,
    args: [],
  });
  const handles = await session<string[]>('GET', '/window/handles');
  const handle = handles.find((each) => each !== mainWindow);
  if (handle === undefined) throw new Error('WebKit opened no window');
  await session('POST', '/window', { handle });
  await session('POST', '/window/rect', { x: 0, y: 0, width, height });
}

/** Runs a script in the page; elements are passed and returned as references. */
function run<Result>(
  session: Send,
  script: (...values: never[]) => unknown,
  ...values: unknown[]
): Promise<Result> {
  const body = { script: `return (${script.toString()}).apply(null, arguments)`, args: values };
  return session('POST', '/execute/sync', body, AbortSignal.timeout(SCRIPT_TIMEOUT_MS));
}

/** Runs in the page once it has loaded: the protocol reports no errors. */
function recordErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { recordedErrors: errors });
  window.addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    errors.push(`uncaught: ${String(reason)}`);
  });
  const { error } = console;
  console.error = (...messages: unknown[]) => {
    errors.push(messages.map(String).join(' '));
    error(...messages);
  };
}

/** Waits until another document is there. */
async function leave(session: Send, navigate: () => Promise<unknown>): Promise<void> {
  await run(session, () => void Reflect.set(window, 'isLeaving', true));
  await navigate();
  const hasLeft = () =>
    run<boolean>(session, () => !Reflect.has(window, 'isLeaving')).catch(() => false);
  await expect.poll(hasLeft, { timeout: LOAD_TIMEOUT_MS, intervals: [20, 50] }).toBe(true);
}

async function load(session: Send, navigate: () => Promise<unknown>): Promise<void> {
  await leave(session, navigate);
  const isLoaded = () =>
    run<boolean>(session, () => document.readyState === 'complete').catch(() => false);
  await expect.poll(isLoaded, { timeout: LOAD_TIMEOUT_MS, intervals: [20, 50] }).toBe(true);
  await run(session, recordErrors);
}

/** Runs in the page. @returns the place of an element that a click would hit; empty if something covers it */
function readPlace(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && element.contains(hit) ? [x, y, width, height].join() : '';
}

function createElement(session: Send, reference: ElementReference): EngineElement {
  return {
    evaluate: (script, ...[value]) => run(session, script as never, reference, value),
    click: async () => {
      // The driver clicks where the element was when it asked, also if it has moved or been covered since.
      let before = '';
      const isAtRest = async () => {
        const place = await run<string>(session, readPlace, reference);
        const isSame = place !== '' && place === before;
        before = place;
        return isSame;
      };
      await run(session, (each: Element) => each.scrollIntoView({ block: 'nearest' }), reference);
      await expect.poll(isAtRest, { timeout: LOAD_TIMEOUT_MS, intervals: [50] }).toBe(true);
      await session('POST', `/element/${reference[ELEMENT]}/click`, {});
    },
  };
}

const pressAndRelease = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

function createPage(session: Send): Omit<EnginePage, 'close'> {
  const sendKeys = (actions: object[]) =>
    session<undefined>('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });

  async function hasRole(
    reference: ElementReference,
    { role, name }: PageElement,
  ): Promise<boolean> {
    const path = `/element/${reference[ELEMENT]}`;
    // The candidates of a pattern match it.
    const isNamed =
      typeof name !== 'string' || (await session('GET', `${path}/computedlabel`)) === name;
    return isNamed && (await session('GET', `${path}/computedrole`)) === role;
  }

  return {
    goto: (url) => load(session, () => session('POST', '/url', { url })),
    startLoading: (url) =>
      leave(session, () => run(session, (target: string) => location.assign(target), url)),
    reload: () => load(session, () => session('POST', '/refresh', {})),
    locate: async (target) => {
      const references = await run<ElementReference[]>(
        session,
        findCandidates,
        candidatesOf(target),
      );
      for (const reference of references) {
        const isMatch = !('role' in target) || (await hasRole(reference, target));
        if (isMatch) return createElement(session, reference);
      }
      return null;
    },
    type: (text) => sendKeys(Array.from(text).flatMap(pressAndRelease)),
    press: (key) => sendKeys(pressAndRelease(KEYS[key])),
    hold: async (key, times) => {
      const value = KEYS[key];
      await sendKeys(Array.from({ length: times }, () => ({ type: 'keyDown', value })));
      await sendKeys([{ type: 'keyUp', value }]);
    },
    pressControl: (letter) =>
      sendKeys([
        { type: 'keyDown', value: KEYS.Control },
        ...pressAndRelease(letter),
        { type: 'keyUp', value: KEYS.Control },
      ]),
    clickAt: async ({ x, y }) => {
      // Actions of a pointer wait for the other document, the click on an element does not.
      const script = (left: number, top: number) => document.elementFromPoint(left, top);
      const reference = await run<ElementReference>(session, script, x, y);
      await session('POST', `/element/${reference[ELEMENT]}/click`, {});
    },
    drag: (from, to) => {
      const move = ({ x, y }: Point) => ({ type: 'pointerMove', origin: 'viewport', x, y });
      const actions = [
        move(from),
        { type: 'pointerDown', button: 0 },
        move(to),
        { type: 'pointerUp', button: 0 },
      ];
      return session('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    wheel: ({ x, y }, deltaY) => {
      const scroll = { type: 'scroll', origin: 'viewport', x, y, deltaX: 0, deltaY, duration: 0 };
      return session('POST', '/actions', {
        actions: [{ type: 'wheel', id: 'wheel', actions: [scroll] }],
      });
    },
    screenshot: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
    errors: () => run<string[]>(session, () => Reflect.get(window, 'recordedErrors')),
  };
}
