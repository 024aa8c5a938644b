/** Offer cards on the built page: what they say, in which size, and how the list is sorted. */
import type { Locator, Page } from '@playwright/test';
import { buildOffer, buildTerms } from '~mocks/data/offers';
import { SCENARIOS } from '~mocks/scenarios';
import type { MockServiceOptions } from '~mocks/service';
import type { SiteOverrides } from '~mocks/siteOverrides';
import { findViolations } from '../support/axe';
import {
  expect,
  horizontalOverflowPx,
  offersOf,
  test,
  type LandingPage,
} from '../support/fixtures';
import { seedRandom } from '../support/scenarioPage';
import { setPalette } from '../support/palette';
import { recordLayoutShifts, readLayoutShifts } from '../support/layoutShifts';

const WIDTHS = [360, 390, 768, 1024, 1440];

const terms = buildTerms({
  advertiser: 'Лодка Финанс',
  inn: '7700000001',
  sum: [5_000, 30_000],
  days: [7, 30],
  psk: [0, 292],
  rate: [0, 0.8],
});
const best = buildOffer({
  ...terms,
  best: '1',
  url: 'https://partner-lodka.example/apply?sub=1&erid=2Vtzqx',
  advert_slogan: '«Лодка Финанс»: первый займ под 0 % на 21 день',
});

/**
 * Opens the overlay offer without waiting for its five seconds. It may open by itself at the moment of the click, which
 * then closes it; a second click opens it for good.
 */
async function openOverlay({ overlayOffer }: LandingPage): Promise<Locator> {
  const toggle = overlayOffer.getByRole('button');
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
  return overlayOffer.getByRole('link');
}

/** Texts of a card that name a percentage, with their size in pixels. */
function readPercentages(card: Locator) {
  return card.evaluate((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const found: { text: string; fontPx: number; isCost: boolean }[] = [];
    while (walker.nextNode() !== null) {
      const text = walker.currentNode.textContent ?? '';
      const parent = walker.currentNode.parentElement;
      if (parent === null || !text.includes('%')) continue;
      const label = parent.closest('dd')?.previousElementSibling?.textContent ?? text;
      found.push({
        text,
        fontPx: parseFloat(getComputedStyle(parent).fontSize),
        isCost: label.includes('ПСК'),
      });
    }
    return found;
  });
}

/** Expects a card that names its full cost, and no percentage in a larger type. */
async function expectCostIsLargest(card: Locator): Promise<void> {
  const found = await readPercentages(card);
  const costPx = Math.max(...found.filter(({ isCost }) => isCost).map(({ fontPx }) => fontPx));
  expect(costPx, JSON.stringify(found)).toBeGreaterThan(0);
  expect(found.filter(({ fontPx }) => fontPx > costPx)).toEqual([]);
}

test.describe('the banner', () => {
  test.use({ serviceOptions: offersOf(best) });

  test('shows sum, full cost, rate and term, the cost first and no smaller than the rate', async ({
    landing,
  }) => {
    await landing.open();
    const rows = landing.bestOffer.locator('dl > div');
    await expect(rows).toHaveText([
      /^ПСК0–292\s%\sгодовых$/,
      /^Ставка0–0,8\s%\sв\sдень$/,
      /^Срок7–30\sдней$/,
    ]);
    await expect(landing.bestOffer).toContainText(/5\s000–30\s000\s₽/);
    await expect(landing.bestOffer).toContainText(best.advert_slogan);
    for (const width of WIDTHS) {
      await landing.page.setViewportSize({ width, height: 844 });
      const [cost, rate] = await rows.locator('dd').evaluateAll((values) =>
        values.map((value) => ({
          fontPx: parseFloat(getComputedStyle(value).fontSize),
          top: value.getBoundingClientRect().top,
        })),
      );
      expect(cost?.fontPx, `${width} px`).toBeGreaterThanOrEqual(rate?.fontPx ?? Infinity);
      expect(cost?.top, `${width} px`).toBeLessThan(rate?.top ?? 0);
    }
  });
});

test.describe('an advertiser’s slogan that repeats the brand', () => {
  const slogan = '«Лодка Финанс»: первый займ под 0 % на 21 день';
  test.use({
    serviceOptions: offersOf(
      { ...best, is_external: '1' },
      buildOffer({ ...terms, offer_order_id: '2', advert_slogan: slogan }),
    ),
  });

  test('is shown as delivered on the banner, the overlay, with sum and full cost, and a listed card', async ({
    landing,
  }) => {
    await landing.open();
    const overlay = await openOverlay(landing);
    await expect(overlay.getByText(slogan, { exact: true })).toBeVisible();
    await expect(overlay).toContainText(/до\s30\s000\s₽/);
    await expect(overlay).toContainText(/ПСК\s0–292\s%/);
    await expect(landing.bestOffer.getByText(slogan, { exact: true })).toBeVisible();
    await landing.apply();
    await expect(landing.otherOffers.getByText(slogan, { exact: true })).toBeVisible();
  });
});

test('the action of the overlay breaks no word at 360 px, in a wide typeface', async ({
  landing,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = 'body { font-family: "DejaVu Sans", Verdana, sans-serif !important }';
      document.head.append(style);
    });
  });
  await landing.open();
  const card = await openOverlay(landing);
  const action = card.getByText('Предложение партнёра', { exact: true });
  await expect(action).toBeVisible();
  const lines = await action.evaluate((link) => {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const text = texts.nextNode();
    const words = text?.textContent?.matchAll(/\S+/g) ?? [];
    return [...words].map(({ 0: word, index }) => {
      const range = document.createRange();
      if (text === null) return {};
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return { word, lines: range.getClientRects().length };
    });
  });
  expect(lines).toEqual([
    { word: 'Предложение', lines: 1 },
    { word: 'партнёра', lines: 1 },
  ]);
});

test('no percentage on any card is larger than the full cost', async ({ landing }) => {
  await landing.open();
  await expectCostIsLargest(await openOverlay(landing));
  await landing.apply();
  for (const width of [360, 1440]) {
    await landing.page.setViewportSize({ width, height: 844 });
    await expectCostIsLargest(landing.bestOffer.getByRole('link'));
    for (const card of await landing.otherOffers.getByRole('link').all()) {
      const found = await readPercentages(card);
      if (found.length > 0) await expectCostIsLargest(card);
    }
  }
});

test('banner, overlay and listed cards name advertising and domain, and advertiser, ИНН and erid where they are known', async ({
  landing,
}) => {
  await landing.open();
  const lodka =
    /Реклама partner-lodka\.example ООО МКК «Лодка Финанс», ИНН\s7700000001\. erid: DEMO2SDnjLodka/;
  await expect(landing.bestOffer.getByRole('link')).toContainText(lodka);
  await expect(await openOverlay(landing)).toContainText(
    /Реклама partner-severny-veter\.example ООО МКК «Северный ветер», ИНН\s7700000021\. erid: DEMO2SDnjSeverny/,
  );
  await landing.apply();
  const cards = landing.otherOffers.getByRole('link');
  await expect(cards.nth(1)).toContainText(
    /Реклама partner-tihaya-buhta\.example ООО МКК «Тихая бухта», ИНН\s7700000003/,
  );
  // Without an erid or an advertiser there is no trace of them.
  await expect(cards.nth(1)).not.toContainText('erid');
  await expect(cards.nth(6)).toContainText(/Реклама partner-medunitsa\.example/);
  await expect(cards.nth(6)).not.toContainText('ИНН');
});

test('«Реклама» and the domain are badges of every card, each in a frame of its own apart from the small print', async ({
  landing,
}) => {
  await landing.open();
  const cards = [landing.bestOffer.getByRole('link'), await openOverlay(landing)];
  const expectBadges = async (card: Locator) => {
    const advert = card.getByText('Реклама', { exact: true });
    const domain = card.getByText(/^partner-[a-z-]+\.example$/).last();
    for (const badge of [advert, domain]) {
      await expect(badge).toBeVisible();
      await expect(badge).toHaveCSS('border-top-style', 'solid');
    }
    const smallPrint = card.getByText(/^ООО МКК/).last();
    await expect(smallPrint).not.toContainText(/Реклама|partner-/);
    await expect(smallPrint).toHaveCSS('border-top-style', 'none');
  };
  for (const card of cards) await expectBadges(card);
  await landing.apply();
  await expectBadges(landing.otherOffers.getByRole('link').first());
});

test.describe('the mark «Подходит под вашу сумму»', () => {
  test.use({ serviceOptions: offersOf(best) });

  test(`follows the slider at ${WIDTHS.join(', ')} px and moves nothing`, async ({
    landing,
    page,
  }) => {
    await recordLayoutShifts(page);
    await landing.open();
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

/** Second-level names of the listed cards' domains: `lodka` of `partner-lodka.example`. */
async function readOrder(landing: LandingPage): Promise<string[]> {
  const texts = await landing.otherOffers.getByRole('link').allTextContents();
  return texts.map((text) => /partner-([a-z-]+)\.example/.exec(text)?.[1] ?? '');
}

const UNSORTED = ['medunitsa', 'vetrogon', 'dyuna', 'prichal', 'shtil'];
const SERVICE_ORDER = ['mayachok', 'tihaya-buhta', 'moroshka', 'briz', 'yakorek', 'soyka'];
const BY_AMOUNT = ['moroshka', 'briz', 'mayachok', 'soyka', 'tihaya-buhta', 'yakorek'];
const BY_TERM = ['yakorek', 'mayachok', 'tihaya-buhta', 'soyka', 'briz', 'moroshka'];
const BY_COST = ['moroshka', 'tihaya-buhta', 'mayachok', 'briz', 'yakorek', 'soyka'];

test.describe('the sorting of the offer list', () => {
  const sorting = (page: Page) => page.getByRole('radiogroup', { name: 'Сортировка' });

  test('orders the cards, unknown terms last, and each keeps its logo', async ({
    landing,
    page,
  }) => {
    // The cards get different logos.
    await seedRandom(page);
    await landing.open();
    await landing.apply();
    const radios = sorting(page).getByRole('radio');
    await expect(radios).toHaveCount(3);
    expect(await readOrder(landing)).toEqual([...SERVICE_ORDER, ...UNSORTED]);
    for (const radio of await radios.all()) await expect(radio).not.toBeChecked();

    const readLogos = () =>
      landing.otherOffers.getByRole('link').evaluateAll((cards) =>
        cards.map((card) => {
          const { hostname } = new URL((card as HTMLAnchorElement).href);
          return `${hostname} ${card.querySelector('img')?.getAttribute('src') ?? 'none'}`;
        }),
      );
    const logos = await readLogos();
    expect(new Set(logos.map((logo) => logo.split(' ')[1])).size).toBeGreaterThan(1);
    for (const [name, order] of [
      ['Больше сумма', BY_AMOUNT],
      ['Короче срок', BY_TERM],
      ['Ниже ПСК', BY_COST],
    ] as const) {
      await sorting(page).getByRole('radio', { name }).check();
      expect(await readOrder(landing), name).toEqual([...order, ...UNSORTED]);
      expect((await readLogos()).sort(), name).toEqual([...logos].sort());
    }
  });

  test('works by keyboard and keeps the focus', async ({ landing, page }) => {
    await landing.open();
    await landing.apply();
    const radio = (name: string) => sorting(page).getByRole('radio', { name });
    await radio('Больше сумма').focus();
    await page.keyboard.press('Space');
    await expect(radio('Больше сумма')).toBeChecked();
    expect(await readOrder(landing)).toEqual([...BY_AMOUNT, ...UNSORTED]);
    await page.keyboard.press('ArrowRight');
    await expect(radio('Короче срок')).toBeChecked();
    await expect(radio('Короче срок')).toBeFocused();
    expect(await readOrder(landing)).toEqual([...BY_TERM, ...UNSORTED]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(radio('Ниже ПСК')).toBeFocused();
    expect(await readOrder(landing)).toEqual([...BY_COST, ...UNSORTED]);
    // One stop of the Tab key, and the first card is the next.
    await page.keyboard.press('Tab');
    await expect(landing.otherOffers.getByRole('link').first()).toBeFocused();
  });
});

/** Visible elements of a card without text or picture, and vertical gaps between its parts that are wider than 24 px. */
function findEmptySpace(card: Locator): Promise<string[]> {
  return card.evaluate((link) => {
    const isPicture = (element: Element) => element.closest('svg, img') !== null;
    const empty = [...link.querySelectorAll<HTMLElement>('*')]
      .filter((element) => !isPicture(element) && element.querySelector('svg, img') === null)
      .filter((element) => element.textContent.trim() === '')
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map(({ className }) => `empty: ${className}`);
    const boxes = [...(link.firstElementChild?.children ?? [])]
      .map((part) => part.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    const gaps = boxes.map(({ top }, index) => top - (boxes[index - 1]?.bottom ?? top));
    return [...empty, ...gaps.filter((gap) => gap > 24).map((gap) => `gap: ${gap} px`)];
  });
}

test.describe('with an older service, whose offers have none of the optional fields,', () => {
  test.use({ serviceOptions: SCENARIOS['offers-plain'].service ?? {} });

  test('cards have no empty elements or wide gaps, and no percentage is larger than the full cost', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 844 });
    await landing.open();
    await landing.apply();
    const listed = landing.otherOffers.getByRole('link');
    await expect(listed).toHaveCount(3);
    await expectCostIsLargest(landing.bestOffer.getByRole('link'));
    await expectCostIsLargest(listed.first());
    for (const card of [landing.bestOffer.getByRole('link'), ...(await listed.all())]) {
      await expect(card).not.toContainText(/undefined|null|NaN|Сумма$|Подходит|ИНН/);
      expect(await findEmptySpace(card)).toEqual([]);
    }
    await expect(listed.nth(1)).toHaveText(/^П?«Полный штиль»: без звонков/);
    // Without a slogan the domain is the heading.
    await expect(listed.nth(2)).toHaveText(/^p?partner-dyuna\.example/);
    const heights = await listed.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().height),
    );
    expect(heights[2]).toBeLessThan(heights[0] ?? 0);
  });
});

test.describe('a card whose advertiser is named by its domain', () => {
  test.use({
    serviceOptions: offersOf(
      buildOffer({ best: '1', advertiser_name: 'zaim.example', domain_url: 'zaim.example' }),
    ),
  });

  test('names it once', async ({ landing }) => {
    await landing.open();
    await expect(landing.bestOffer).toContainText(/Реклама zaim\.example(?!.*zaim)/);
  });
});

test.describe('a card without a name, with a percentage in its slogan', () => {
  test.use({
    serviceOptions: offersOf(
      buildOffer({
        ...terms,
        best: '1',
        advertiser_name: '',
        domain_url: '',
        advert_slogan: 'Первый займ под 0 %',
      }),
    ),
  });

  test('shows the slogan in print no larger than the full cost', async ({ landing }) => {
    await landing.open();
    const card = landing.bestOffer.getByRole('link');
    await expect(card).toContainText('Первый займ под 0 %');
    await expectCostIsLargest(card);
  });
});

const LONG_WORD = 'оченьдлинноесловобезпробелов'.repeat(5);
const long = buildOffer({
  ...terms,
  best: '1',
  is_external: '1',
  amount_max: 100_000_000,
  psk_min: 9_999.999,
  psk_max: 10_000,
  term_max: 36_500,
  advertiser_name: `ООО МКК «${LONG_WORD} ${'Микрокредитная компания '.repeat(6)}»`,
  advert_slogan: `${'Первый займ без процентов и справок '.repeat(6)}${LONG_WORD}`,
  domain_url: `${'ochen-dlinny-domen-partnera.'.repeat(6)}example`,
  url: `https://partner-lodka.example/apply?erid=${'2Vtzqx'.repeat(20)}`,
});

test.describe('cards with very long texts and no logo', () => {
  test.use({
    serviceOptions: {
      ...offersOf(
        long,
        ...['2', '3', '4', '5'].map((offer_order_id) => ({ ...long, offer_order_id })),
      ),
      slotImages: { default: [], overlay: [] },
    },
  });

  test('fit every width', async ({ landing, page }) => {
    await landing.open();
    const overlay = await openOverlay(landing);
    const expectFit = async (cards: readonly Locator[]) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await horizontalOverflowPx(page), `${width} px`).toBe(0);
        for (const card of cards) {
          expect(await findOverflows(card), `${width} px`).toEqual([]);
          await expect(card.locator('img')).toHaveCount(0);
        }
      }
    };
    await expectFit([overlay, landing.bestOffer.getByRole('link')]);
    await landing.page.setViewportSize({ width: 390, height: 844 });
    await landing.apply();
    await expectFit(await landing.otherOffers.getByRole('link').all());
  });
});

/** Elements of a card that reach beyond its edges. */
function findOverflows(card: Locator): Promise<string[]> {
  return card.evaluate((link) => {
    const edge = link.getBoundingClientRect();
    return [...link.querySelectorAll<HTMLElement>('*')]
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
        return left < edge.left - 1 || right > edge.right + 1 || isWider;
      })
      .map(({ className, innerText }) => `${className}: ${innerText}`);
  });
}

const RISKS = /Оценивайте свои финансовые возможности и\sриски/;
const TERMS = 'Изучите все условия кредита (займа)';

test('on a site whose warnings stand in the footer no card carries one', async ({ landing }) => {
  await landing.open();
  await openOverlay(landing);
  await landing.apply();
  await expect(landing.otherOffers.getByRole('link')).toHaveCount(11);
  const cards = landing.page.locator('a[rel~=sponsored]');
  await expect(cards.filter({ hasText: RISKS })).toHaveCount(0);
  await expect(cards.filter({ hasText: TERMS })).toHaveCount(0);
});

/** Expects that a card's warnings stand below each other, each on at least a twentieth of its area. */
async function expectWarnings(card: Locator, warnings: readonly (string | RegExp)[], at: string) {
  const shares = await card.evaluate((link) => {
    const area = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height;
    };
    return [...link.querySelectorAll('p')]
      .filter((paragraph) => /^(Оценивайте|Изучите)/.test(paragraph.textContent))
      .map((paragraph) => area(paragraph) / area(link));
  });
  for (const warning of warnings) await expect(card.getByText(warning)).toBeVisible();
  expect(shares, at).toHaveLength(warnings.length);
  for (const share of shares) expect(share, at).toBeGreaterThanOrEqual(0.05);
}

const WARNED: SiteOverrides = { legal: { warningPlacement: 'cards' } };

test.describe('on a site whose warnings stand on the cards', () => {
  test.use({ siteOverrides: WARNED });

  const scenario = SCENARIOS['offers-long'].service ?? {};
  const plain = buildOffer({
    best: '1',
    is_external: '1',
    advert_slogan: '«Лодка»: нужен только паспорт',
    info_html: '',
  });
  const services: [string, MockServiceOptions, warnings: (string | RegExp)[]][] = [
    ['of the default data', {}, [RISKS, TERMS]],
    ['of scenario offers-long', scenario, [RISKS, TERMS]],
    ['with very long texts', offersOf(long, { ...long, offer_order_id: '2' }), [RISKS, TERMS]],
    ['that names no condition', offersOf(plain, { ...plain, offer_order_id: '2' }), [RISKS]],
  ];

  for (const [name, serviceOptions, warnings] of services) {
    test.describe(name, () => {
      test.use({ serviceOptions });

      test(`every offer ${name} has its warnings at 360 and 1440 px, each on a twentieth of the card`, async ({
        landing,
        page,
      }) => {
        const atEachWidth = async (check: (at: string) => Promise<void>) => {
          for (const width of [1440, 360]) {
            await page.setViewportSize({ width, height: 844 });
            await check(`${width} px`);
          }
        };
        await landing.open();
        const overlay = await openOverlay(landing);
        await atEachWidth(async (at) => {
          await expectWarnings(landing.bestOffer.getByRole('link'), warnings, `banner, ${at}`);
          await expectWarnings(overlay, warnings, `overlay, ${at}`);
          await expectClearOfToggle(landing.overlayOffer);
        });
        await landing.apply();
        const cards = await landing.otherOffers.getByRole('link').all();
        expect(cards.length).toBeGreaterThan(0);
        await atEachWidth(async (at) => {
          for (const [index, card] of cards.entries()) {
            await expectWarnings(card, warnings, `list ${index}, ${at}`);
          }
        });
      });
    });
  }
});

test.describe('on a site with warnings and a sorted list', () => {
  test.use({ siteOverrides: WARNED });
  test('axe finds no violation in light and dark', async ({ landing, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await landing.open();
    await openOverlay(landing);
    await landing.apply();
    await page.getByRole('radio', { name: 'Ниже ПСК' }).check();
    for (const mode of ['light', 'dark']) {
      await setPalette(page, 'default', mode);
      expect(await findViolations(page), mode).toEqual([]);
    }
  });
});

/** Expects that the toggle of the overlay covers none of its text. */
async function expectClearOfToggle(overlay: Locator): Promise<void> {
  const covered = await overlay.evaluate((aside) => {
    const toggle = aside.querySelector('button')?.getBoundingClientRect();
    if (toggle === undefined) return ['no toggle'];
    const walker = document.createTreeWalker(aside, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 1 &&
          left < toggle.right &&
          right > toggle.left &&
          top < toggle.bottom &&
          bottom > toggle.top,
      );
      if (isUnder) found.push(walker.currentNode.textContent ?? '');
    }
    return found;
  });
  expect(covered).toEqual([]);
}
