import { expect } from '@playwright/test';
import { test, type LandingPage } from './fixtures';

async function readScroll({ page }: LandingPage): Promise<number> {
  const html = await page.locate({ css: 'html' });
  return (await html?.evaluate(() => scrollY)) ?? NaN;
}

/** Where the page stands once it has stopped: it scrolls smoothly. */
async function readFinalScroll(landing: LandingPage): Promise<number> {
  let last = NaN;
  await expect(async () => {
    const before = last;
    last = await readScroll(landing);
    expect(last).toBe(before);
  }).toPass({ intervals: [250] });
  return last;
}

test.describe('in a low window', () => {
  test.use({ size: { width: 1000, height: 500 } });

  test('a click opens the rules dialog and its button closes it; the wheel scrolls the page not behind it, but after it, and the focus comes back into view', async ({
    landing,
  }) => {
    const { page } = landing;
    await landing.open();
    // Beside the dialog.
    const point = { x: 5, y: 250 };
    await expect(async () => {
      await page.wheel(point, 100);
      expect(await readScroll(landing)).toBeGreaterThan(50);
    }).toPass();
    await landing.click('rulesButton');
    await landing.expectState('rules', {});
    const before = await readFinalScroll(landing);
    await page.wheel(point, 900);
    // A second turn comes after the first has had its effect.
    await page.wheel(point, 100);
    expect(await readScroll(landing)).toBe(before);
    await landing.click('closeButton');
    await landing.expectHidden('rules');
    await landing.expectState('rulesButton', { isFocused: true });
    await landing.expectState('consent', { isChecked: true });
    const isInView = async () =>
      (await landing.find('rulesButton')).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    await expect(async () => {
      await page.wheel(point, 300);
      expect(await readScroll(landing)).toBeGreaterThan(before + 50);
    }).toPass();
  });
});
