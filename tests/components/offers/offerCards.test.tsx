/** Offer cards: what they say, in which size, and how the list is sorted. */
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { buildOffer, buildTerms } from '~mocks/data/offers';
import { SCENARIOS } from '~mocks/scenarios';
import type { MockServiceOptions } from '~mocks/service';
import { offersOf } from '../../support/offersOf';
import { waitFor } from '../../support/waitFor';
import { bestOffer, otherOffers, overlayOffer } from '../support/elements';
import { focus, waitForFrames } from '../support/input';
import { apply, openPage } from '../support/openPage';

const WIDTHS = [360, 390, 768, 1024, 1440];

const SLOGAN = '«Лодка Финанс»: первый займ под 0 % на 21 день';
const terms = buildTerms(
  'Лодка Финанс',
  '7700000001',
  [5_000, 30_000],
  [7, 30],
  [0, 292],
  [0, 0.8],
);
const best = buildOffer({
  ...terms,
  best: '1',
  url: 'https://partner-lodka.example/apply?sub=1&erid=2Vtzqx',
  advert_slogan: SLOGAN,
});

const banner = bestOffer.getByRole('link');
const overlay = overlayOffer.getByRole('link');
const listed = otherOffers.getByRole('link');
const cardsOf = (locator: Locator) => locator.elements() as HTMLElement[];
const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
const expectText = (locator: Locator, text: string | RegExp) =>
  expect.element(locator).toHaveTextContent(text);

async function resizeTo(width: number): Promise<void> {
  await page.viewport(width, 844);
  await waitForFrames();
}

/**
 * Opens the overlay offer without waiting for its five seconds. It may open by itself at the moment of the click, which
 * then closes it; a second click opens it for good.
 */
async function openOverlay(): Promise<HTMLElement> {
  const toggle = overlayOffer.getByRole('button');
  await expect.element(toggle).toBeVisible();
  await waitFor(async () => {
    if (toggle.element().ariaExpanded === 'false') await userEvent.click(toggle);
    expect(toggle.element().ariaExpanded).toBe('true');
  });
  await expect.element(overlay).toBeVisible();
  return overlay.element() as HTMLElement;
}

async function openBanner(): Promise<HTMLElement> {
  await expect.element(banner).toBeVisible();
  return banner.element() as HTMLElement;
}

/** Opens the page with all its cards: the banner, the overlay and the list. */
async function openCards(options?: Parameters<typeof openPage>[0]): Promise<void> {
  await openPage(options);
  await openOverlay();
  await apply();
  await expect.element(listed.first()).toBeVisible();
}

function* textsIn(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) yield walker.currentNode as Text;
}

/** Expects a card that names its full cost, and no percentage in a larger type. */
function expectCostIsLargest(card: Element): void {
  const found = [...textsIn(card)].flatMap(({ data, parentElement: parent }) => {
    if (parent === null || !/%|процент/.test(data)) return [];
    const label = parent.closest('dd')?.previousElementSibling?.textContent ?? data;
    return [{ data, px: sizeOf(parent), isCost: label.includes('ПСК') }];
  });
  const costPx = Math.max(...found.filter(({ isCost }) => isCost).map(({ px }) => px));
  expect(costPx, JSON.stringify(found)).toBeGreaterThan(0);
  expect(found.filter(({ px }) => px > costPx)).toEqual([]);
}

it('the banner shows sum, full cost, rate and term, the cost first and no smaller than the rate', async () => {
  await openPage({ service: offersOf(best) });
  const card = await openBanner();
  expect(Array.from(card.querySelectorAll('dl > div'), (row) => row.textContent)).toEqual([
    expect.stringMatching(/^ПСК0–292\s%\sгодовых$/),
    expect.stringMatching(/^Ставка0–0,8\s%\sв\sдень$/),
    expect.stringMatching(/^Срок7–30\sдней$/),
  ]);
  await expectText(banner, /5\s000–30\s000\s₽/);
  await expectText(banner, SLOGAN);
  for (const width of WIDTHS) {
    await resizeTo(width);
    const [cost, rate] = card.querySelectorAll('dd');
    if (cost === undefined || rate === undefined) throw new Error('the card has no terms');
    expect(sizeOf(cost), `${width} px`).toBeGreaterThanOrEqual(sizeOf(rate));
    expect(cost.getBoundingClientRect().top).toBeLessThan(rate.getBoundingClientRect().top);
  }
});

it('a slogan that repeats the brand is shown as delivered on the banner, the overlay, with sum and full cost, and a listed card', async () => {
  await openCards({
    service: offersOf(
      { ...best, is_external: '1' },
      buildOffer({ ...terms, offer_order_id: '2', advert_slogan: SLOGAN }),
    ),
  });
  for (const region of [overlayOffer, bestOffer, otherOffers]) {
    await expect.element(region.getByText(SLOGAN, { exact: true })).toBeVisible();
  }
  await expectText(overlay, /до\s30\s000\s₽/);
  await expectText(overlay, /ПСК\s0–292\s%/);
});

it('the action of the overlay breaks no word at 360 px, in a wide typeface', async () => {
  await page.viewport(360, 780);
  await openPage();
  const card = await openOverlay();
  card.style.fontFamily = '"DejaVu Sans", Verdana, sans-serif';
  const [text] = textsIn(overlay.getByText('Предложение партнёра', { exact: true }).element());
  if (text === undefined) throw new Error('the action has no text');
  const lines = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return [word, range.getClientRects().length];
  });
  expect(lines).toEqual([
    ['Предложение', 1],
    ['партнёра', 1],
  ]);
});

it('cards of the default data name who advertises what, and print neither a percentage larger than the full cost nor the warnings of the footer', async () => {
  await openCards();
  expectCostIsLargest(overlay.element());
  for (const width of [360, 1440]) {
    await resizeTo(width);
    expectCostIsLargest(banner.element());
    const withCost = cardsOf(listed).filter(({ textContent }) => textContent.includes('%'));
    expect(withCost.length).toBeGreaterThan(3);
    withCost.forEach(expectCostIsLargest);
  }

  await expectText(
    banner,
    /Реклама partner-lodka\.example ООО МКК «Лодка Финанс», ИНН\s7700000001\. erid: DEMO2SDnjLodka/,
  );
  await expectText(
    overlay,
    /Реклама partner-severny-veter\.example ООО МКК «Северный ветер», ИНН\s7700000021\. erid: DEMO2SDnjSeverny/,
  );
  await expectText(
    listed.nth(1),
    /Реклама partner-tihaya-buhta\.example ООО МКК «Тихая бухта», ИНН\s7700000003/,
  );
  // Without an erid or an advertiser there is no trace of them.
  await expect.element(listed.nth(1)).not.toHaveTextContent('erid');
  await expectText(listed.nth(6), /Реклама partner-medunitsa\.example/);
  await expect.element(listed.nth(6)).not.toHaveTextContent('ИНН');

  const cards = [...document.querySelectorAll('a[rel~=sponsored]')];
  expect(cards.length).toBeGreaterThanOrEqual(13);
  const isWarning = /Оценивайте свои финансовые возможности|Изучите все условия кредита/;
  expect(cards.filter(({ textContent }) => isWarning.test(textContent))).toEqual([]);
});

describe('the sorting of the offer list', () => {
  const UNSORTED = ['medunitsa', 'vetrogon', 'dyuna', 'prichal', 'shtil'];
  const SERVICE_ORDER = ['mayachok', 'tihaya-buhta', 'moroshka', 'briz', 'yakorek', 'soyka'];
  const BY_AMOUNT = ['moroshka', 'briz', 'mayachok', 'soyka', 'tihaya-buhta', 'yakorek'];
  const BY_TERM = ['yakorek', 'mayachok', 'tihaya-buhta', 'soyka', 'briz', 'moroshka'];
  const BY_COST = ['moroshka', 'tihaya-buhta', 'mayachok', 'briz', 'yakorek', 'soyka'];

  const sorting = page.getByRole('radiogroup', { name: 'Сортировка' });
  const radio = (name: string) => sorting.getByRole('radio', { name });
  /** Second-level names of the listed cards' domains: `lodka` of `partner-lodka.example`. */
  const readOrder = () =>
    cardsOf(listed).map(
      ({ textContent }) => /partner-([a-z-]+)\.example/.exec(textContent)?.[1] ?? '',
    );

  it('orders the cards by keyboard, unknown terms last, keeps the focus, and each card keeps its logo', async () => {
    // The cards get different logos.
    let seed = 0;
    vi.spyOn(Math, 'random').mockImplementation(() => (seed = (seed + 0.37) % 1));
    await openPage();
    await apply();
    await expect.poll(() => sorting.getByRole('radio').length).toBe(3);
    await expect.poll(readOrder).toEqual([...SERVICE_ORDER, ...UNSORTED]);
    expect(sorting.element().querySelectorAll(':checked')).toHaveLength(0);

    const readLogos = () =>
      cardsOf(listed).map((card) => {
        const { hostname } = new URL((card as HTMLAnchorElement).href);
        return `${hostname} ${card.querySelector('img')?.getAttribute('src') ?? 'none'}`;
      });
    const areDifferent = () => new Set(readLogos().map((logo) => logo.split(' ')[1])).size > 1;
    await expect.poll(areDifferent).toBe(true);
    const logos = readLogos().sort();
    focus(radio('Больше сумма'));
    for (const [keys, name, order] of [
      [' ', 'Больше сумма', BY_AMOUNT],
      ['{ArrowRight}', 'Короче срок', BY_TERM],
      ['{ArrowLeft}{ArrowLeft}', 'Ниже ПСК', BY_COST],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect.element(radio(name)).toBeChecked();
      await expect.element(radio(name)).toHaveFocus();
      await expect.poll(readOrder).toEqual([...order, ...UNSORTED]);
      expect(readLogos().sort(), name).toEqual(logos);
    }
    // One stop of the Tab key, and the first card is the next.
    await userEvent.tab();
    await expect.element(listed.first()).toHaveFocus();
  });
});

it('cards of an older service have no percentage larger than the full cost, and are smaller without a slogan', async () => {
  await page.viewport(360, 844);
  await openPage({ service: SCENARIOS['offers-plain'].service ?? {} });
  await apply();
  await expect.poll(() => listed.length).toBe(3);
  await openBanner();
  expectCostIsLargest(banner.element());
  expectCostIsLargest(listed.first().element());
  for (const { textContent } of [...cardsOf(banner), ...cardsOf(listed)])
    expect(textContent).not.toMatch(/undefined|null|NaN|Сумма$|Подходит|ИНН/);
  await expectText(listed.nth(1), /^П?«Полный штиль»: без звонков/);
  // Without a slogan the domain is the heading.
  await expectText(listed.nth(2), /^p?partner-dyuna\.example/);
  const [first, , third] = cardsOf(listed).map((card) => card.offsetHeight);
  expect(third).toBeLessThan(first ?? 0);
});

it('a card whose advertiser is named by its domain names it once', async () => {
  const names = { advertiser_name: 'zaim.example', domain_url: 'zaim.example' };
  await openPage({ service: offersOf(buildOffer({ best: '1', ...names })) });
  await expectText(banner, /Реклама zaim\.example(?!.*zaim)/);
});

it.each(['Первый займ под 0 %', 'Первый займ под 0 процентов'])(
  'a card without a name shows the slogan «%s» in print no larger than the full cost',
  async (advert_slogan) => {
    const names = { advertiser_name: '', domain_url: '', advert_slogan };
    await openPage({ service: offersOf(buildOffer({ ...terms, ...names, best: '1' })) });
    await expectText(banner, advert_slogan);
    expectCostIsLargest(banner.element());
  },
);

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

/** Elements of a card that reach beyond its edges. */
function findOverflows(card: Element): string[] {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll<HTMLElement>('*')]
    .filter((element) => getComputedStyle(element).clipPath === 'none')
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      return left < edge.left - 1 || right > edge.right + 1 || isWider;
    })
    .map(({ className, innerText }) => `${className}: ${innerText}`);
}

it('pictures of the overlay, open or collapsed, are its own, and those of other cards the page’s', async () => {
  await openCards({
    service: {
      slotImages: {
        default: ['/api/mock-pictures/1.svg'],
        overlay: ['/api/mock-pictures/2.svg'],
      },
    },
  });
  const pathsIn = (locator: Locator) =>
    Array.from(locator.element().querySelectorAll('img'), ({ src }) => new URL(src).pathname);
  for (const [part, picture] of [
    [overlayOffer, 2],
    [bestOffer, 1],
    [otherOffers, 1],
  ] as const) {
    const path = `/api/mock-pictures/${picture}.svg`;
    await expect.poll(() => [...new Set(pathsIn(part))]).toEqual([path]);
  }
  await userEvent.click(overlayOffer.getByRole('button'));
  await expect.poll(() => pathsIn(overlayOffer)).toEqual(Array(2).fill('/api/mock-pictures/2.svg'));
});

it('cards with very long texts and no logo fit every width', async () => {
  const more = ['2', '3', '4', '5'].map((offer_order_id) => ({ ...long, offer_order_id }));
  await openCards({
    service: { ...offersOf(long, ...more), slotImages: { default: [], overlay: [] } },
  });
  const cards = [...cardsOf(overlay), ...cardsOf(banner), ...cardsOf(listed)];
  expect(cards).toHaveLength(6);
  for (const width of WIDTHS) {
    await resizeTo(width);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth, `${width} px`).toBe(clientWidth);
    expect(cards.flatMap(findOverflows), `${width} px`).toEqual([]);
  }
  expect(cards.filter((card) => card.querySelector('img') !== null)).toEqual([]);
});

const RISKS = /^Оценивайте свои финансовые возможности и\sриски/;
const TERMS = /^Изучите все условия кредита \(займа\)/;

/** Expects that a card's warnings stand below each other, each on at least a twentieth of its area. */
function expectWarnings(card: HTMLElement, warnings: readonly RegExp[], at: string): void {
  const paragraphs = [...card.querySelectorAll('p')].filter(({ textContent }) =>
    /^(Оценивайте|Изучите)/.test(textContent),
  );
  expect(
    paragraphs.map(({ textContent }) => textContent),
    at,
  ).toEqual(warnings.map((warning) => expect.stringMatching(warning) as unknown));
  for (const { offsetWidth, offsetHeight } of paragraphs) {
    const share = (offsetWidth * offsetHeight) / (card.offsetWidth * card.offsetHeight);
    expect(share, at).toBeGreaterThanOrEqual(0.05);
  }
}

/** Texts of the overlay that its toggle covers. */
function findCoveredByToggle(): string[] {
  const toggle = overlayOffer.getByRole('button').element().getBoundingClientRect();
  return [...textsIn(overlayOffer.element())]
    .filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 1 &&
          left < toggle.right &&
          right > toggle.left &&
          top < toggle.bottom &&
          bottom > toggle.top,
      );
    })
    .map(({ data }) => data);
}

describe('on a site whose warnings stand on the cards', () => {
  const plain = buildOffer({
    ...{ best: '1', is_external: '1', info_html: '' },
    advert_slogan: '«Лодка»: нужен только паспорт',
  });
  it.each<[string, MockServiceOptions, RegExp[]]>([
    ['with very long texts', offersOf(long, { ...long, offer_order_id: '2' }), [RISKS, TERMS]],
    ['that names no condition', offersOf(plain, { ...plain, offer_order_id: '2' }), [RISKS]],
  ])(
    'every offer %s has its warnings at 360 and 1440 px, each on a twentieth of the card',
    async (_offers, service, warnings) => {
      const site = { legal: { warningPlacement: 'cards' } } as const;
      await openPage({ service, site });
      await openOverlay();
      await openBanner();
      const check = async (cards: Locator) => {
        for (const width of [1440, 360]) {
          await resizeTo(width);
          expect(cards.length).toBeGreaterThan(0);
          for (const card of cardsOf(cards)) expectWarnings(card, warnings, `${width} px`);
          expect(findCoveredByToggle()).toEqual([]);
        }
      };
      await check(banner);
      await check(overlay);
      await apply();
      await expect.element(listed.first()).toBeVisible();
      await check(listed);
    },
  );
});
