import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** A tenth of the sum that web vitals rate as good. */
export const MAX_SHIFT = 0.01;

interface Shift {
  value: number;
  /** The moved elements, for the failure message. */
  moved: string[];
}

/** Records every layout shift, also right after input; call before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Source {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    type Entry = PerformanceEntry & {
      value: number;
      sources: readonly Source[];
    };
    const shifts: Shift[] = [];
    const describeSource = ({ node, previousRect, currentRect }: Source) => {
      const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
        [x, y, width, height].map(Math.round).join(' ');
      const text = node?.textContent?.slice(0, 40) ?? '';
      return `${node?.nodeName ?? 'gone'} “${text}” ${rect(previousRect)} → ${rect(currentRect)}`;
    };
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as Entry[]) {
        shifts.push({ value: entry.value, moved: entry.sources.map(describeSource) });
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The real requestAnimationFrame, which a fake clock replaces later.
    const nextFrame = requestAnimationFrame.bind(window);
    const waitTwoFrames = () =>
      new Promise<void>((resolve) => void nextFrame(() => nextFrame(() => resolve())));
    const readShifts = async () => {
      await waitTwoFrames();
      record(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
}

/** Waits until the current state is painted and returns all shifts so far. */
export function readLayoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => {
    const readShifts = Reflect.get(window, 'readShifts') as () => Promise<Shift[]>;
    return readShifts();
  });
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await readLayoutShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MAX_SHIFT);
}
