/** How screenshots are compared. They show the shipped typeface, so that they do not depend on the system's fonts. */
import type { TestType } from '@playwright/test';

/** Fewer pixels than a control of 44 px has that vanishes or changes its colour, also a light one on a light ground. */
export const TOLERANCE = { maxDiffPixels: 200, threshold: 0.05 };

/** The platform on which the stored screenshots were taken: others draw letters and shadows in another way. */
const PLATFORM = 'linux';

export function skipWherePicturesDiffer({ skip }: Pick<TestType<object, object>, 'skip'>): void {
  skip(process.platform !== PLATFORM, `screenshots are compared on ${PLATFORM} only`);
}
