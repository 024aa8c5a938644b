/**
 * How screenshots are compared. They show the shipped typeface, so that they do not depend on the system's fonts; but
 * each browser sets text a fraction of a pixel in a way of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page, TestType } from '@playwright/test';

/** Fewer pixels than a control of 44 px has that vanishes or changes its colour, also a light one on a light ground. */
export const TOLERANCE = { maxDiffPixels: 200, threshold: 0.05 };

/** Names the browser that has drawn the stored screenshots. */
const DRAWN_BY = 'tests/pictures/states/browser.txt';

/** Platform, program, flavour and major version: a headless shell names itself beside its program. */
async function describeBrowser(page: Page, origin: string): Promise<string> {
  // Known to secure origins only.
  await page.goto(`${origin}/favicon.svg`);
  const brands = await page.evaluate(() => {
    const data = Reflect.get(navigator, 'userAgentData') as {
      brands: readonly { brand: string; version: string }[];
    };
    return data.brands.map(({ brand, version }) => `${brand} ${version}`);
  });
  // One of them is a random one, so that nobody relies on their number.
  const own = brands.filter((brand) => !brand.startsWith('Not')).sort();
  return `${process.platform}: ${own.join(', ')}`;
}

let described: Promise<string> | undefined;

/**
 * Leaves a comparison out where another browser than that of the pictures runs; with `REQUIRE_PICTURES` that is an
 * error: CI sets it, so that its own browser does not move on unnoticed.
 */
export async function skipWherePicturesDiffer(
  { skip, info }: Pick<TestType<object, object>, 'skip' | 'info'>,
  page: Page,
  origin: string,
): Promise<void> {
  const browser = await (described ??= describeBrowser(page, origin));
  if (['all', 'changed'].includes(info().config.updateSnapshots)) {
    writeFileSync(DRAWN_BY, `${browser}\n`);
    return;
  }
  const drawnBy = readFileSync(DRAWN_BY, 'utf8').trim();
  if (browser === drawnBy) return;
  const difference = `the pictures are of ${drawnBy}, and this is ${browser}`;
  if (process.env['REQUIRE_PICTURES'] !== undefined) {
    throw new Error(`${difference}: run "npm run test:pictures" and look at each of them`);
  }
  skip(true, `pictures: not compared, ${difference}`);
}
