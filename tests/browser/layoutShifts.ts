/** Layout shifts as the browser tells them: what moved before the visitor's eyes, and how much. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** A tenth of what counts as good. */
export const MAX_SHIFT = 0.01;

interface Shift {
  value: number;
  /** What moved, to find it by when a test fails. */
  moved: string[];
}

/**
 * Notes every shift, those too that a browser forgives because of a touch just before: a late answer has none. To be
 * called before anything else.
 */
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
    const nameOf = ({ node, previousRect, currentRect }: Source) => {
      const place = ({ x, y, width, height }: DOMRectReadOnly) =>
        [x, y, width, height].map(Math.round).join(' ');
      const words = node?.textContent?.slice(0, 40) ?? '';
      return `${node?.nodeName ?? 'gone'} “${words}” ${place(previousRect)} → ${place(currentRect)}`;
    };
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as Entry[]) {
        shifts.push({ value: entry.value, moved: entry.sources.map(nameOf) });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The browser's own frames, which the clock of a test does not stop.
    const nextFrame = requestAnimationFrame.bind(window);
    const drawTwice = () =>
      new Promise<void>((resolve) => void nextFrame(() => nextFrame(() => resolve())));
    const readShifts = async () => {
      await drawTwice();
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
}

/** All shifts so far, once what is there now has been drawn. */
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
