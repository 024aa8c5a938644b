// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installLabClock, type ClockOwner, type LabClock } from '../../../mocks/lab/labClock';

const START_MS = Date.UTC(2026, 10, 21, 9, 0, 0);

let page: ClockOwner;
let clock: LabClock;
let happened: string[];

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
  clock = installLabClock(page);
  happened = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const note = (what: string) => () => void happened.push(what);

describe('a clock that is moved on', () => {
  it('moves the time of day and the time since the load together', () => {
    const before = page.performance.now();
    clock.skip(5_000);
    expect(page.Date.now()).toBe(START_MS + 5_000);
    expect(new page.Date().getTime()).toBe(START_MS + 5_000);
    expect(page.performance.now() - before).toBe(5_000);
    expect(clock.skippedMs()).toBe(5_000);
  });

  it('leaves a given moment what it is', () => {
    clock.skip(5_000);
    expect(new page.Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new page.Date(2026, 0, 1)).toBeInstanceOf(Date);
    expect(page.Date.UTC(1970, 0, 1)).toBe(0);
  });

  it('makes happen at once what is due by then, in its order', () => {
    page.setTimeout(note('second'), 4_000);
    page.setTimeout(note('first'), 1_000);
    page.setTimeout(note('later'), 9_000);
    clock.skip(5_000);
    expect(happened).toEqual(['first', 'second']);
    vi.advanceTimersByTime(3_999);
    expect(happened).toEqual(['first', 'second']);
    vi.advanceTimersByTime(1);
    expect(happened).toEqual(['first', 'second', 'later']);
  });

  it('lets the rest of the time pass by itself', () => {
    page.setTimeout(note('ticked'), 1_000);
    vi.advanceTimersByTime(600);
    clock.skip(300);
    expect(happened).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(happened).toEqual(['ticked']);
  });

  it('what has been called off does not happen, not even by another that is due', () => {
    const id = page.setTimeout(note('called off'), 2_000);
    page.setTimeout(() => page.clearTimeout(id), 1_000);
    clock.skip(5_000);
    vi.advanceTimersByTime(60_000);
    expect(happened).toEqual([]);
  });

  it('timers from before are called off as ever', () => {
    const older = setTimeout(note('older'), 1_000) as unknown as number;
    page.clearTimeout(older);
    page.clearTimeout(undefined);
    vi.advanceTimersByTime(2_000);
    expect(happened).toEqual([]);
  });

  it('what one throws keeps no other from its turn, and is reported', () => {
    page.setTimeout(() => {
      throw new Error('on purpose');
    }, 1_000);
    page.setTimeout(note('next'), 2_000);
    clock.skip(3_000);
    expect(happened).toEqual(['next']);
    expect(() => vi.advanceTimersByTime(1)).toThrow('on purpose');
  });
});
