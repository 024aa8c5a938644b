/** Where the parts of the main states stand and how large they are, in every browser; pictures show the rest. */
import { locateElement, type ElementName } from '~tests/support/pageElements';
import { expect } from '../support/fixtures';
import { test } from '../support/scenarioFixtures';
import { openScenarioPaused } from '../support/scenarioPage';

/** Less than a line of text is high: the typeface is the shipped one, but browsers round its sizes. */
const TOLERANCE_PX = 8;

const WIDTHS = [390, 768, 1440];

/** x, y, width and height in the document, at each width. */
const BOXES = {
  'first-visit-plain': {
    colorModeButton: '330 12 44 44, 692 12 44 44, 1204 12 44 44',
    form: '40 223 310 449, 128 197 512 449, 824 116 400 449',
    slider: '40 308 310 44, 128 282 512 44, 824 201 400 44',
    phone: '40 389 310 59, 128 363 512 59, 824 282 400 59',
    submit: '40 616 310 56, 128 590 512 56, 824 509 400 56',
    bestOffer: '16 1041 358 513, 104 990 560 368, 646 660 602 350',
    timer: '40 896 212 55, 128 855 372 58, 216 879 242 58',
    footer: '0 1602 390 638, 0 1406 768 466, 160 1058 1120 394',
  },
  approved: {
    approved: '40 351 310 37, 128 325 512 38, 824 244 400 38',
    next: '40 616 310 56, 128 590 512 56, 824 509 400 56',
    otherOffers: '16 736 358 3684, 104 710 560 2808, 192 692 1056 1423',
  },
} as const satisfies Record<string, Partial<Record<ElementName, string>>>;

for (const state of ['first-visit-plain', 'approved'] as const) {
  test(`the parts of the scenario ${state} have their places and sizes at ${WIDTHS.join(', ')} px`, async ({
    page,
    origin,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScenarioPaused(page, origin, state);
    for (const [at, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 844 });
      for (const [part, boxes] of Object.entries(BOXES[state])) {
        const expected = boxes.split(', ')[at]?.split(' ').map(Number) ?? [];
        const differences = () =>
          locateElement(page, part as ElementName).evaluate((element, box) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const found = [x, y + scrollY, width, height];
            return found.map((px, index) => Math.abs(px - (box[index] ?? NaN)));
          }, expected);
        await expect
          .poll(async () => Math.max(...(await differences())), `${part} at ${width} px`)
          .toBeLessThan(TOLERANCE_PX);
      }
    }
  });
}
