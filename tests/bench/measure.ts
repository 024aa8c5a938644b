/** Measures one load of a page, and how quickly the page answers, in a browser slowed down to a cheap phone. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** A cheap phone on a slow network. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
export const CPU_SLOWDOWN = 4;
export const ANSWER_CPU_SLOWDOWN = 6;

/** Milliseconds since the navigation began; bytes as they came over the wire. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** The page says that it is ready and its phone field takes typing; null for a page without scripts. */
  usable: number | null;
  blocking: number;
  shift: number;
  scriptBytes: number;
}

declare global {
  interface Window {
    /** What the bench notes in the page. */
    bench: {
      load: Omit<Load, 'usable' | 'scriptBytes'> & { usable: number };
      /** Of events, to the next paint, in milliseconds. */
      durations: number[];
      frames: number[];
    };
  }
}

async function openSlow(browser: Browser, slowdown: number): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  // What runs this file names functions by this helper, in those that are sent to the page too.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return [page, session];
}

/** Runs in the page before anything else; what it notes is read at the end. */
function observe(): void {
  const notes = { firstPaint: 0, largestPaint: 0, usable: 0, blocking: 0, shift: 0 };
  const durations: number[] = [];
  window.bench = { load: notes, durations, frames: [] };
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    notes.largestPaint = entry.startTime;
  });
  on('longtask', (entry) => {
    notes.blocking += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) notes.shift += value;
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => durations.push(duration)),
  ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const look = () => {
    const field = document.querySelector('[type=tel]');
    const isBusy = document.getElementById('root')?.getAttribute('aria-busy') !== 'false';
    if (field !== null && !isBusy && field.closest('[inert]') === null) {
      notes.usable = performance.now();
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

interface LoadOptions {
  hasScripts: boolean;
  /**
   * A page of another site, with a link to this one, as visitors come; null for an empty tab. It matters to the first
   * paint: who comes from another site gets a process of its own anyway, and out of an empty tab only for a page that
   * wants to be apart from others (`Cross-Origin-Opener-Policy`), which the browser learns when it answers.
   */
  from: string | null;
  /** How long the page is watched after it can be used. */
  settledMs: number;
}

export async function measureLoad(
  browser: Browser,
  address: string,
  { hasScripts, from, settledMs }: LoadOptions,
): Promise<Load> {
  const [page] = await openSlow(browser, CPU_SLOWDOWN);
  if (from !== null) await page.goto(from);
  await page.addInitScript(observe);
  if (from === null) await page.goto(address);
  else {
    await page.evaluate((target) => location.assign(target), address);
    await page.waitForURL(address);
  }
  if (hasScripts) await page.waitForFunction(() => window.bench.load.usable > 0);
  await page.waitForTimeout(settledMs);
  const load = await page.evaluate(() => {
    const notes = window.bench.load;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= notes.usable);
    const scriptBytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { ...notes, usable: notes.usable === 0 ? null : notes.usable, scriptBytes };
  });
  // Only now: what is painted after the first key counts no more as the largest paint.
  if (hasScripts) {
    const field = page.locator('[type=tel]');
    await field.pressSequentially('9');
    if ((await field.inputValue()) === '') throw new Error(`${address} takes no typing`);
  }
  await page.context().close();
  return load;
}

/** Milliseconds from an event to the next paint, 99 % and 98 % quantiles of many. */
export interface Answers {
  key: number;
  slider: number;
  tick: number;
  /** The longest frame while the slider is dragged. */
  dragFrame: number;
}

export async function measureAnswers(browser: Browser, address: string): Promise<Answers> {
  const COUNT = 200;
  const [page, session] = await openSlow(browser, 1);
  await page.addInitScript(observe);
  await page.goto(address);
  await page.waitForSelector('#root[aria-busy=false]');
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: ANSWER_CPU_SLOWDOWN });

  /** Events quicker than 16 ms are not reported: they count as that. */
  const p98 = async (act: (step: number) => Promise<void>) => {
    await page.evaluate(() => void window.bench.durations.splice(0));
    for (let step = 0; step < COUNT; step += 1) await act(step);
    await page.waitForTimeout(500);
    const seen = await page.evaluate(() => [...window.bench.durations]);
    const all = [...seen, ...Array.from({ length: Math.max(0, COUNT - seen.length) }, () => 16)];
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
  const tick = await p98(() => page.keyboard.press('Space'));

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
  return { key, slider: sliderStep, tick, dragFrame };
}
