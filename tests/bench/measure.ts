/** Measures page loads and input delay with the CPU and network of a cheap phone. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** DevTools' own, without TCP and TLS. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const CPU_SLOWDOWN = 4;
const INPUT_CPU_SLOWDOWN = 6;
const TYPED = '9123456789';
const FOCUS_WHEN_USABLE = `bench.whenUsable.then(() => document.querySelector('[type=tel]').focus())`;

/** Milliseconds since navigation start; transferred bytes. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** The page is marked ready and its phone field accepts input; null for a page without scripts. */
  usable: number | null;
  /** The app has started; the same as `usable` for a page that cannot be used before. */
  hydrated: number | null;
  blocking: number;
  shift: number;
  scriptBytes: number;
  /** Begin of the request for the visit's source; null if there is none. */
  visitRequest: number | null;
}

declare global {
  interface Window {
    /** Measurements collected in the page. */
    bench: {
      load: Omit<Load, 'usable' | 'hydrated' | 'scriptBytes' | 'visitRequest'> & {
        usable: number;
        hydrated: number;
      };
      whenUsable: Promise<void>;
      /** Durations of input events until the next paint. */
      durations: number[];
      frames: number[];
    };
  }
}

/** A page with the CPU and network of a cheap phone. */
export async function openSlowPage(
  browser: Browser,
  slowdown = CPU_SLOWDOWN,
  isNetworkSlow = true,
): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  // tsx adds this helper to functions, also to those evaluated in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  if (isNetworkSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return [page, session];
}

/** Runs in the page before any other script. */
function observe(): void {
  const metrics = {
    ...{ firstPaint: 0, largestPaint: 0, usable: 0, hydrated: 0 },
    ...{ blocking: 0, shift: 0 },
  };
  const durations: number[] = [];
  let resolveUsable: () => void;
  const whenUsable = new Promise<void>((resolve) => (resolveUsable = resolve));
  window.bench = { load: metrics, whenUsable, durations, frames: [] };
  const on = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.firstPaint = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    metrics.largestPaint = entry.startTime;
  });
  on('longtask', (entry) => {
    metrics.blocking += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) metrics.shift += value;
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => durations.push(duration)),
  ).observe({ type: 'event', durationThreshold: 16 });
  // By changes: frames requested only to look would be painted between the slices in which the page hydrates.
  const check = () => {
    const root = document.getElementById('root');
    const field = document.querySelector('[type=tel]');
    const isBusy = root?.getAttribute('aria-busy') !== 'false';
    if (metrics.usable === 0 && field !== null && !isBusy && field.closest('[inert]') === null) {
      metrics.usable = performance.now();
      resolveUsable();
    }
    if (metrics.hydrated === 0 && root?.hasAttribute('data-started') === true)
      metrics.hydrated = performance.now();
  };
  new MutationObserver(check).observe(document, {
    subtree: true,
    attributeFilter: ['aria-busy', 'inert', 'data-started'],
  });
}

interface LoadOptions {
  /** Ten digits are typed from the moment the form is usable; all must arrive. */
  isTyped: boolean;
  /** A page of another site to come from, as visitors do; null for an empty tab, which costs a process switch. */
  from: string | null;
  /** How long to measure after the page is usable. */
  settledMs: number;
  /** False where the line to the server is slow by itself. */
  isNetworkSlow?: boolean;
}

export async function measureLoad(
  browser: Browser,
  url: string,
  { isTyped, from, settledMs, isNetworkSlow = true }: LoadOptions,
): Promise<Load> {
  const [page, session] = await openSlowPage(browser, CPU_SLOWDOWN, isNetworkSlow);
  if (from !== null) await page.goto(from);
  await page.addInitScript(observe);
  // By default both wait for the load event, before which the scripts run.
  if (from === null) await page.goto(url, { waitUntil: 'commit' });
  else {
    await page.evaluate((target) => location.assign(target), url);
    await page.waitForURL(url, { waitUntil: 'commit' });
  }
  if (isTyped) {
    // Playwright's own ways to wait and to focus run 330 kB of script in the page, 120 ms of its main thread.
    await session.send('Runtime.evaluate', {
      expression: FOCUS_WHEN_USABLE,
      awaitPromise: true,
    });
    await page.keyboard.type(TYPED, { delay: 40 });
  }
  await page.waitForTimeout(settledMs);
  const load = await page.evaluate(() => {
    const metrics = window.bench.load;
    const hydrated = metrics.hydrated === 0 ? metrics.usable : metrics.hydrated;
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const scripts = resources.filter(
      ({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= hydrated,
    );
    const visit = resources.find(({ initiatorType }) => initiatorType === 'fetch');
    const scriptBytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const orNull = (ms: number) => (ms === 0 ? null : ms);
    return {
      ...metrics,
      usable: orNull(metrics.usable),
      hydrated: orNull(hydrated),
      scriptBytes,
      visitRequest: visit?.startTime ?? null,
    };
  });
  if (isTyped) {
    const digits = (await page.locator('[type=tel]').inputValue()).replace(/\D/g, '');
    if (!digits.endsWith(TYPED)) throw new Error(`${url} has lost input: ${digits}`);
  }
  await page.context().close();
  return load;
}

/** 98th percentile of the milliseconds from an input event to the next paint. */
export interface InputDelay {
  key: number;
  slider: number;
  checkbox: number;
  /** 95th percentile of frame times while the slider is dragged. */
  dragFrame: number;
}

export async function measureInputDelay(browser: Browser, url: string): Promise<InputDelay> {
  const COUNT = 200;
  const [page, session] = await openSlowPage(browser, 1);
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForSelector('#root[aria-busy=false]');
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: INPUT_CPU_SLOWDOWN });

  /** Unreported events took less than 16 ms and count as 16 ms. */
  const p98 = async (act: (step: number) => Promise<void>) => {
    await page.evaluate(() => void window.bench.durations.splice(0));
    for (let step = 0; step < COUNT; step += 1) await act(step);
    await page.waitForTimeout(500);
    const reported = await page.evaluate(() => [...window.bench.durations]);
    const all = [
      ...reported,
      ...Array.from({ length: Math.max(0, COUNT - reported.length) }, () => 16),
    ];
    return all.sort((one, other) => one - other)[Math.floor(all.length * 0.98)] ?? 0;
  };
  const phone = page.locator('[type=tel]');
  const slider = page.locator('[type=range]');
  await phone.focus();
  const key = await p98((step) => page.keyboard.press(step % 12 < 10 ? '9' : 'Backspace'));
  await slider.focus();
  const sliderStep = await p98((step) =>
    page.keyboard.press(step % 20 < 10 ? 'ArrowRight' : 'ArrowLeft'),
  );
  await page.locator('[type=checkbox]').focus();
  const checkbox = await p98(() => page.keyboard.press('Space'));

  await page.evaluate(() => {
    const { frames } = window.bench;
    let last = performance.now();
    const frame = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the page has no slider');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 3, y);
  await page.mouse.down();
  await page.evaluate(() => void window.bench.frames.splice(0));
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(box.x + (box.width * (20 + step)) / 100, y);
  }
  const frames = await page.evaluate(() => [...window.bench.frames]);
  await page.mouse.up();
  await page.context().close();
  const dragFrame = frames.sort((one, other) => one - other)[Math.floor(frames.length * 0.95)] ?? 0;
  return { key, slider: sliderStep, checkbox, dragFrame };
}
