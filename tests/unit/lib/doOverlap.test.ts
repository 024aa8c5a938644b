import { expect, it } from 'vitest';
import { doOverlap } from '~/lib/doOverlap';

const rect = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

it.each([
  ['lie on each other', 5, 5, true],
  ['touch at the right', 10, 0, false],
  ['touch below', 0, 10, false],
  ['overlap beside each other only', 5, 20, false],
  ['overlap one above the other only', 20, 5, false],
])('boxes that %s: %d, %d do overlap: %s', (_case, left, top, isOverlap) => {
  expect(doOverlap(rect(0, 0), rect(left, top))).toBe(isOverlap);
  expect(doOverlap(rect(left, top), rect(0, 0))).toBe(isOverlap);
});
