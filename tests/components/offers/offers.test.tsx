/** Offers of the banner, the list and the overlay: their links, their order, and when they count as shown. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildOffer } from '~mocks/data/offers';
import type { MockService } from '~mocks/service';
import { deferred } from '../../support/deferred';
import { offersOf } from '../../support/offersOf';
import { isAbsent, isOpen, overlayLink, toggle } from '../layout/sheets';
import { bestOffer, otherOffers, overlayOffer, phone, timer } from '../support/elements';
import { blur, focus, moveMouse, pointAt, setTabVisibility, waitForFrames } from '../support/input';
import {
  type OpenPage,
  apply,
  openPage,
  openPausedAt,
  pauseClock,
  run,
  runInSteps,
  runUntil,
} from '../support/openPage';

const best = buildOffer({
  offer_order_id: 77,
  best: '1',
  url: 'https://partner-lodka.example/apply?sub=1&erid=2Vtzqx#form',
  advert_slogan: 'До 30 000 ₽ под 0 %',
  info_html: '<p>Условия <b>просты</b>, <a href="https://other.example/">подробнее</a></p>',
  domain_url: 'partner-lodka.example',
});
const banner = bestOffer.getByRole('link');
const listed = otherOffers.getByRole('link');

const scrollBanner = (share: number) => {
  const { top, height } = banner.element().getBoundingClientRect();
  scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
};

describe('the best offer', () => {
  it('is one sponsored link to a new tab with the visit in its url, and later with the client id of a late counter', async () => {
    const { service } = await openPausedAt(timer, { service: offersOf(best) });
    await runUntil(() => expect(banner.query()).not.toBeNull());
    expect(banner.elements()).toHaveLength(1);
    await expect.element(banner).toHaveAttribute('target', '_blank');
    await expect.element(banner).toHaveAttribute('rel', 'noopener sponsored');
    await expect.element(banner).toHaveAccessibleName(/откроется в новой вкладке/);
    for (const words of ['До 30 000 ₽', 'Реклама', 'partner-lodka.example', 'erid: 2Vtzqx']) {
      await expect.element(banner).toHaveTextContent(words);
    }
    await expect.element(banner).toHaveTextContent('Условия просты, подробнее');
    const readUrl = () => new URL((banner.element() as HTMLAnchorElement).href);
    expect(readUrl().hash).toBe('#form');
    expect(readUrl().searchParams.get('sub')).toBe('1');
    expect(readUrl().searchParams.get('clickid')).toBe(service.tokens[0]);
    expect(readUrl().searchParams.has('ya_click')).toBe(false);
    expect([...readUrl().searchParams.values()]).not.toContain('');

    const ym = (_counter: number, _method: string, callback: (id: string) => void) =>
      callback('1763');
    Object.assign(window, { ym, Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } });
    onTestFinished(() => void Reflect.deleteProperty(window, 'ym'));
    await run(12_000);
    await expect.poll(() => readUrl().searchParams.get('ya_click')).toBe('1763');
  });

  it('shows a placeholder when its image fails to load', async () => {
    const { logged } = await openPage({
      service: { ...offersOf(best), slotImages: { default: ['/api/nowhere.png'] } },
    });
    await expect.element(banner).toBeVisible();
    banner.element().scrollIntoView();
    await expect.element(bestOffer.getByText('Д', { exact: true })).toBeVisible();
    expect(logged.join()).toContain('a slot image could not be loaded');
    expect(bestOffer.element().querySelector('img')).toBeNull();
  });
});

describe('an offer is reported as shown', () => {
  const reports = (service: MockService) => service.callsTo('shownOffers');
  /** At once; the report takes a moment more. */
  const expectNoneShown = ({ store }: OpenPage) =>
    expect(store.getState().offers.shownIds).toEqual([]);

  it('once, when half of it is in view', async () => {
    await page.viewport(390, 500);
    const opened = await openPausedAt(banner, { service: offersOf(best) });
    scrollBanner(0.3);
    await waitForFrames();
    expectNoneShown(opened);
    scrollBanner(0.6);
    await expect.poll(() => reports(opened.service).length).toBe(1);
    scrollTo({ top: 0, behavior: 'instant' });
    await waitForFrames();
    scrollBanner(1);
    await apply();
    expect(reports(opened.service).map(({ body }) => body)).toMatchObject([
      { offers: [77], use_pre_token: true, token: opened.service.tokens[0], showcase_type: 10 },
    ]);
  });

  it('in a visible tab only', async () => {
    const opened = await openPausedAt(banner, { service: offersOf(best) });
    setTabVisibility('hidden');
    scrollBanner(1);
    await waitForFrames();
    expectNoneShown(opened);
    setTabVisibility('visible');
    await expect.poll(() => reports(opened.service).length).toBe(1);
  });

  it('once the overlay opens on a phone’s first screen', async () => {
    // Tall enough for half of the open card below the form.
    await page.viewport(390, 932);
    const opened = await openPausedAt(overlayOffer);
    expectNoneShown(opened);
    await run(6_000);
    await runUntil(() => expect(reports(opened.service)).toHaveLength(1));
  });

  it('once the overlay below the screen is open and scrolled to', async () => {
    await page.viewport(390, 500);
    const opened = await openPausedAt(overlayOffer);
    toggle.element().scrollIntoView({ behavior: 'instant' });
    await run(100);
    expectNoneShown(opened);
    await run(6_000);
    overlayLink.element().scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await runUntil(() => expect(reports(opened.service)).toHaveLength(1));
  });
});

describe('the offer list under the approved card', () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    buildOffer({
      offer_order_id: index + 1,
      advert_slogan: `Предложение ${index + 1}`,
      is_top: index === 40 ? '1' : '0',
    }),
  );

  it('shows neither the banner’s offer nor another one twice', async () => {
    const other = buildOffer({ offer_order_id: '7', advert_slogan: 'Другое предложение' });
    await openPage({ service: offersOf({ ...best, best: '0' }, best, other, other) });
    await apply();
    await expect.element(banner).toHaveTextContent('До 30 000 ₽ под 0 %');
    expect(banner.elements()).toHaveLength(1);
    await expect.element(listed.first()).toHaveTextContent('Другое предложение');
    expect(listed.elements()).toHaveLength(1);
  });

  it('shows top offers first and twenty at a time', async () => {
    const { service } = await openPage({ service: offersOf(...many) });
    await apply();
    const more = otherOffers.getByRole('button', { name: 'Показать ещё' });
    await expect.element(listed.first()).toHaveTextContent('Предложение 41');
    expect(listed.elements()).toHaveLength(20);
    // The second click lands on the first new card.
    await userEvent.dblClick(more);
    await expect.poll(() => listed.elements().length).toBe(40);
    await expect.element(listed.nth(20)).toHaveFocus();
    expect(service.callsTo('visitedOffers')).toEqual([]);
    await userEvent.click(more);
    await expect.poll(() => listed.elements().length).toBe(45);
    await isAbsent(more);
    await expect.element(listed.nth(40)).toHaveFocus();
  });

  it('is absent without offers, like banner and overlay', async () => {
    await openPage({ service: offersOf() });
    await apply();
    await expect.element(timer).toBeInTheDocument();
    for (const part of [otherOffers, bestOffer, overlayOffer]) await isAbsent(part);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/);
  });
});

describe('the overlay offer', () => {
  it('opens after five seconds without moving the focus', async () => {
    await openPausedAt(overlayOffer);
    expect(isOpen()).toBe(false);
    await isAbsent(overlayLink);
    focus(phone);
    blur();
    await run(5_000);
    await expect.element(overlayLink).toBeVisible();
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(toggle);
    await isAbsent(overlayLink);
  });

  it('is replaced by one of its own list that comes late, but not under the pointer, and both are reported as shown', async () => {
    const list = deferred();
    pauseClock();
    const { service } = await openPage({
      service: {
        overlayOffers: { showcase_type_id: 11 },
        faults: { overlayOffersPage: list.fault },
      },
    });
    await runUntil(() => expect(overlayOffer.query()).not.toBeNull());
    await runInSteps(8_000);
    overlayLink.element().scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const types = () =>
      service
        .callsTo('shownOffers')
        .map(({ body }) => (body as { showcase_type: number }).showcase_type);
    await runUntil(() => expect(types()).toContain(10));
    expect(types()).not.toContain(11);
    await pointAt(overlayLink);
    const readUrl = () => overlayLink.element().getAttribute('href');
    const url = readUrl();
    list.resolve();
    await runUntil(() => expect(service.callsTo('overlayOffersPage')[0]?.status).toBe(200));
    await run(100);
    expect(readUrl()).toBe(url);
    await moveMouse({ x: 1, y: 1 });
    await runUntil(() => expect(readUrl()).not.toBe(url));
    await runUntil(() => expect(types()).toContain(11));
  });
});
