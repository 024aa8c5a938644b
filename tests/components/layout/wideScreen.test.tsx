/** The sections below the form on wide screens: what stands beside what, and from edge to edge. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { offersOf } from '../../support/offersOf';
import { bestOffer, form, timer } from '../support/elements';
import { waitForFrames } from '../support/input';
import { openPage, openPausedAt } from '../support/openPage';
import { translate } from '../support/translate';

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('an element is missing');
  return element.getBoundingClientRect();
};

it('at 1024 and 1440 px the payment text stands above the promo card on the left and the banner on the right, under the form', async () => {
  await page.viewport(1_024, 900);
  const text = page.getByText(/^Подбор бесплатный и занимает две минуты\. Деньги партнёр/);
  await openPausedAt([bestOffer, timer, text]);
  for (const width of [1_024, 1_440]) {
    await page.viewport(width, 900);
    await waitForFrames();
    const banner = boxOf(bestOffer.element());
    const promo = boxOf(timer.element().closest('section'));
    const payment = boxOf(text.element());
    expect(payment.top, `${width} px`).toBeGreaterThan(boxOf(form.element()).bottom);
    expect(promo.top, `${width} px`).toBeGreaterThan(payment.bottom);
    expect(payment.top, `${width} px`).toBeGreaterThanOrEqual(banner.top);
    expect(promo.bottom, `${width} px`).toBeCloseTo(banner.bottom, 0);
    expect(payment.right, `${width} px`).toBeLessThan(banner.left);
    expect(promo.right, `${width} px`).toBeLessThan(banner.left);
  }
});

it('the payment text is that of the new width after a translator has replaced it and the screen was turned', async () => {
  await page.viewport(1_440, 900);
  const siteInfo = {
    payment_block_top_pc: 'Широкий <b>текст</b> целиком',
    payment_block_top_mobile: 'Узкий <b>текст</b>',
  };
  await openPage({ service: { siteInfo } });
  const text = page.getByText(/Широкий|Узкий/);
  await expect.element(text).toBeVisible();
  translate(text.element());
  await page.viewport(390, 844);
  const main = page.getByRole('main');
  await expect.element(main).toHaveTextContent('Узкий текст');
  expect(main.element().textContent).not.toMatch(/Широкий|целиком/);
});

it.each([
  ['nothing', {}],
  ['the payment text', { siteInfo: { payment_block_top_mobile: '', payment_block_top_pc: '' } }],
  ['the offer', offersOf()],
])(
  'the cards reach from edge to edge at 1024 and 1920 px with %s missing',
  async (_missing, service) => {
    await page.viewport(1_024, 900);
    await openPausedAt(timer, { service });
    for (const width of [1_024, 1_920]) {
      await page.viewport(width, 900);
      await waitForFrames();
      const grid = timer.element().closest('section')?.parentElement?.parentElement;
      const cards = [...(grid?.children ?? [])]
        .flatMap((area) => [...area.children])
        .filter(({ clientHeight }) => clientHeight > 1)
        .map(boxOf);
      const left = boxOf(page.getByRole('heading', { level: 1 }).element()).x;
      const { right } = boxOf(form.element().parentElement);
      expect(Math.min(...cards.map((card) => card.left)), `${width} px`).toBeCloseTo(left, 0);
      expect(Math.max(...cards.map((card) => card.right)), `${width} px`).toBeCloseTo(right, 0);
    }
  },
);
