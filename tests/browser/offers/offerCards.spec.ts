/** Offer cards on the built page, where layout shifts need all of it; the cards are in `tests/components`. */
import { buildOffer, buildTerms } from '~mocks/data/offers';
import { expect, offersOf, test } from '../support/fixtures';
import { readLayoutShifts, recordLayoutShifts } from '../support/layoutShifts';

const WIDTHS = [360, 768, 1440];

const best = buildOffer({
  ...buildTerms('Лодка Финанс', '7700000001', [5_000, 30_000], [7, 30], [0, 292], [0, 0.8]),
  best: '1',
});

test.describe('the mark «Подходит под вашу сумму»', () => {
  test.use({ serviceOptions: offersOf(best) });

  test(`follows the slider at ${WIDTHS.join(', ')} px and moves nothing`, async ({
    landing,
    page,
  }) => {
    await recordLayoutShifts(page);
    await landing.open();
    // It takes the place of a letter, with an element of its own.
    await expect(landing.bestOffer.locator('img')).toBeVisible();
    const mark = landing.bestOffer.getByText('Подходит под вашу сумму');
    const readBoxes = () =>
      page.locator('body *').evaluateAll((elements) =>
        elements
          .filter((element) => element.closest('section a') !== null)
          .filter((element) => !element.textContent.startsWith('Подходит'))
          .filter((element) => element.closest('svg') === null)
          .map((element) => {
            const { x, y, width: w, height } = element.getBoundingClientRect();
            return `${element.tagName} ${[x, y, w, height].map(Math.round).join(' ')}`;
          }),
      );
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1_800 });
      await landing.slider.fill('30000');
      await expect(mark).toBeVisible();
      const shiftsBefore = (await readLayoutShifts(page)).length;
      const before = await readBoxes();
      expect(before.length).toBeGreaterThan(10);
      for (const [key, fits] of [
        ['ArrowRight', false],
        ['ArrowLeft', true],
        ['Home', false],
      ] as const) {
        await landing.slider.press(key);
        await expect(mark).toBeVisible({ visible: fits });
        expect(await readBoxes(), `${width} px`).toEqual(before);
      }
      const shifts = (await readLayoutShifts(page)).slice(shiftsBefore);
      expect(shifts, `${width} px`).toEqual([]);
    }
  });
});
