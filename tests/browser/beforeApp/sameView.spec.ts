/** In-app browsers open the offer in the same view, where the delayed showcase must not replace it. */
import { FULL } from '~tests/support/constants';
import { deferred } from '~tests/support/deferred';
import { listen, type Host } from '~tests/support/listen';
import { expect, recordRequests, test as base, type LandingPage } from '../support/fixtures';

interface Fixtures {
  /** Starts a partner's site, which responds once the promise resolves, and makes its page the next offer. */
  startPartner: (until?: Promise<void>) => Promise<void>;
}

const test = base.extend<Fixtures>({
  startPartner: async ({ landing }, use) => {
    const partners: Host[] = [];
    await use(async (until = Promise.resolve()) => {
      const partner = await listen((_request, response) => {
        void until.then(() => {
          response.setHeader('Content-Type', 'text/html');
          response.end('<title>offer</title>');
        });
      });
      partners.push(partner);
      const { origin } = partner;
      const body = { offerUrl: `${origin}/offer`, showcaseUrl: `${origin}/showcase` };
      landing.service.setFault('nextOffer', { kind: 'json', body });
    });
    partners.forEach((partner) => partner.close());
  },
});

/** Opens the page up to the approved card, with a clock that only `runFor` moves from there on. */
async function openApprovedPaused(landing: LandingPage): Promise<void> {
  await landing.openPausedAt(landing.form);
  await landing.sendForm();
  await landing.runUntilVisible(landing.approved);
}

for (const [browser, firesNavigationEvents] of [
  ['a browser that fires navigation events', true],
  ['a browser without navigation events, as on iOS,', false],
] as const) {
  test(`in ${browser} the showcase does not replace an offer that opens in the same view`, async ({
    landing,
    page,
    startPartner,
  }) => {
    if (!firesNavigationEvents) {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'navigation');
        addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
      });
    }
    const offer = deferred();
    await startPartner(offer.promise);
    await landing.open();
    await landing.apply();
    await landing.next.evaluate((link) => {
      link.removeAttribute('target');
      // By the page's own timers, which keep their order on a busy machine, later than half a second.
      link.addEventListener('click', () =>
        setTimeout(() => console.log('the showcase was due'), 700),
      );
    });
    const due = page.waitForEvent('console', (line) => line.text() === 'the showcase was due');
    const clicked = landing.next.click();
    await due;
    offer.resolve();
    await clicked;
    await expect(page).toHaveTitle('offer');
    expect(new URL(page.url()).pathname).toBe('/offer');
  });
}

for (const [what, act, hasEvents] of [
  [
    'a Ctrl+click, which always opens a new tab, without navigation events, as on iOS',
    ({ next }: LandingPage) => next.click({ modifiers: ['ControlOrMeta'] }),
    false,
  ],
  [
    'a click, though a script changes the url within the page',
    async ({ next, page }: LandingPage) => {
      await next.click();
      await page.evaluate(() => history.replaceState(history.state, '', '#ad'));
    },
    true,
  ],
] as const) {
  test(`the showcase follows half a second after ${what}${FULL}`, async ({
    landing,
    page,
    startPartner,
    context,
  }) => {
    if (!hasEvents) {
      await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'));
    }
    await startPartner();
    await openApprovedPaused(landing);
    const tab = context.waitForEvent('page');
    await act(landing);
    await (await tab).close();
    await page.clock.runFor(500);
    await expect(page).toHaveURL(/showcase/);
  });
}

test('without navigation events, as on iOS, the showcase follows five seconds later if the offer has not opened in the same view', async ({
  landing,
  page,
  startPartner,
  context,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'));
  await startPartner();
  await openApprovedPaused(landing);
  const tab = context.waitForEvent('page');
  await landing.next.click();
  await (await tab).close();
  const requested = recordRequests(page, ({ pathname }) => pathname === '/showcase');
  await page.clock.runFor(5_400);
  // After whatever the clock has started.
  await landing.waitForRoundTrip();
  expect(requested).toEqual([]);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/showcase/);
});

test(`a middle click on «Далее» prepares the next visit${FULL}`, async ({
  landing,
  page,
  context,
  startPartner,
}) => {
  await startPartner();
  await landing.open();
  await landing.apply();
  const tab = context.waitForEvent('page');
  await landing.next.click({ button: 'middle' });
  await (await tab).close();
  const visit = (await landing.getCookie('visit'))?.value ?? '';
  expect(JSON.parse(decodeURIComponent(visit))).toMatchObject({ url: '', telephone: '' });
  await page.waitForURL(/showcase/);
});

for (const [card, isAppBlocked] of [
  ['of the app', false],
  ['of the HTML alone', true],
] as const) {
  test(`on the card ${card} the offer opens in this tab where a listener of the browser prevents «Далее»${FULL}`, async ({
    landing,
    page,
    startPartner,
  }) => {
    await startPartner();
    if (isAppBlocked) await page.route('**/assets/*.js', (route) => route.abort());
    await page.addInitScript(() => {
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a[target]'))
          event.preventDefault();
      });
    });
    await landing.page.goto(`${landing.origin}/?utm_source=yandex`, { waitUntil: 'commit' });
    await landing.waitUntilReady();
    await landing.apply();
    await landing.next.click();
    await expect(page).toHaveTitle('offer');
    expect(new URL(page.url()).pathname).toBe('/offer');
  });
}
