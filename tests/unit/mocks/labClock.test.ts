// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installLabClock, type ClockWindow, type SkipTime } from '~mocks/lab/labClock';

const START_MS = Date.UTC(2026, 10, 21, 9, 0, 0);

let page: ClockWindow;
let skipTime: SkipTime;
let fired: string[];

beforeEach(() => {
  vi.useFakeTimers({
    now: START_MS,
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
  });
  page = {
    Date,
    performance: { now: () => performance.now() },
    setTimeout: (callback, ms) => setTimeout(callback, ms) as unknown as number,
    clearTimeout: (id) => clearTimeout(id),
  };
  skipTime = installLabClock(page);
  fired = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const record = (name: string) => () => void fired.push(name);

describe('skipping time on the lab clock', () => {
  it('advances Date and performance.now by the same amount', () => {
    const before = page.performance.now();
    skipTime(5_000);
    expect(page.Date.now()).toBe(START_MS + 5_000);
    expect(new page.Date().getTime()).toBe(START_MS + 5_000);
    expect(page.performance.now() - before).toBe(5_000);
    expect(new page.Date(0).getTime()).toBe(0);
  });

  it('fires due timeouts immediately and in order', () => {
    page.setTimeout(record('second'), 4_000);
    page.setTimeout(record('first'), 1_000);
    page.setTimeout(record('later'), 9_000);
    skipTime(5_000);
    expect(fired).toEqual(['first', 'second']);
    vi.advanceTimersByTime(3_999);
    expect(fired).toEqual(['first', 'second']);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(['first', 'second', 'later']);
  });

  it('does not fire a timeout that an earlier due timeout clears', () => {
    const id = page.setTimeout(record('cleared'), 2_000);
    page.setTimeout(() => page.clearTimeout(id), 1_000);
    skipTime(5_000);
    vi.advanceTimersByTime(60_000);
    expect(fired).toEqual([]);
  });

  it('fires the next timeout after one throws, and reports the error', () => {
    page.setTimeout(() => {
      throw new Error('on purpose');
    }, 1_000);
    page.setTimeout(record('next'), 2_000);
    skipTime(3_000);
    expect(fired).toEqual(['next']);
    expect(() => vi.advanceTimersByTime(1)).toThrow('on purpose');
  });
});
