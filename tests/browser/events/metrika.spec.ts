/** What the counter gets to know on the built page, with a stand-in for the tag of Yandex Metrica. */
import { METRIKA_CLIENT_ID, metrikaTag, type MetrikaHit } from '~mocks/metrika';
import {
  expect,
  fakeForeignHosts,
  fakeScript,
  test as base,
  type LandingPage,
} from '../support/fixtures';
import { codeOf, COOKIE_NOTICE } from '../support/thirdPartySettings';
import { FULL } from '~tests/support/constants';

const CLIENT_ID = new RegExp(`[?&]ya_click=${METRIKA_CLIENT_ID}(&|#|$)`);

const test = base.extend({
  context: async ({ context }, use) => {
    await fakeForeignHosts(context);
    const tag = metrikaTag();
    await fakeScript(context, tag.urlPrefix, codeOf(tag));
    await use(context);
  },
});

const hits = ({ page }: LandingPage): Promise<MetrikaHit[]> =>
  page.evaluate(() => (Reflect.get(window, 'metrikaHits') ?? []) as MetrikaHit[]);

const goals = async (landing: LandingPage) =>
  (await hits(landing)).filter(({ kind }) => kind === 'goal');

const links = async (landing: LandingPage) =>
  (await hits(landing)).filter(({ kind }) => kind === 'link').map(({ value }) => value);

const offerLink = ({ bestOffer }: LandingPage) => bestOffer.getByRole('link');

test.describe('a tag that loads at once', () => {
  // Without a showcase «Далее» leaves this tab where it is.
  test.use({ serviceOptions: { counter: 'metrika', showcaseUrl: null } });

  test('gets no url of an offer, of «Далее» or of a document', async ({
    landing,
    page,
    context,
  }) => {
    await landing.open();
    await expect(offerLink(landing)).toHaveAttribute('href', CLIENT_ID);
    const click = async (link: ReturnType<typeof offerLink>) => {
      const opened = context.waitForEvent('page');
      await link.click();
      await (await opened).close();
    };
    await click(offerLink(landing));
    await click(page.getByRole('contentinfo').getByRole('link').first());
    await landing.apply();
    await click(landing.next);
    expect(await links(landing)).toEqual([]);
  });
});

test.describe('a foreign counter of type 1 that comes four seconds before the site’s own', () => {
  test.use({ serviceOptions: { counter: 'metrikaForeignFirst' } });

  test(`hides neither the client id nor the site’s goals${FULL}`, async ({ landing }) => {
    await landing.openWithClock();
    await expect(offerLink(landing)).toHaveAttribute('href', CLIENT_ID);
    await landing.apply();
    expect(landing.service.leads).toMatchObject([{ externalId: METRIKA_CLIENT_ID }]);
    await landing.page.clock.runFor(6_000);
    for (const value of ['phone_completed', 'lead_sent', 'lead_approved']) {
      await expect
        .poll(async () => (await goals(landing)).filter((goal) => goal.value === value))
        .toEqual([
          { kind: 'goal', counter: '3:1', value },
          { kind: 'goal', counter: '1000001:0', value },
        ]);
    }
  });
});

test.describe('after a refusal in the same load', () => {
  test.use({
    serviceOptions: { counter: 'metrika', siteInfo: COOKIE_NOTICE },
    siteOverrides: {
      cookieNotice: { timeoutMeans: 'consent', offersRefusal: true, counter: 'load' },
    },
  });

  test('the lead has no client id, the links have none, and no goal is sent', async ({
    landing,
    page,
  }) => {
    // On a busy machine the notice may close by itself before it is answered.
    await landing.openPausedAt(landing.refuseCookies);
    await landing.runUntilVisible(page.locator(`a[href*="ya_click=${METRIKA_CLIENT_ID}"]`).first());
    await landing.refuseCookies.click();
    await page.clock.resume();
    await expect(offerLink(landing)).not.toHaveAttribute('href', /ya_click/);
    const before = await goals(landing);
    await landing.apply();
    await expect(offerLink(landing)).not.toHaveAttribute('href', /ya_click/);
    expect(landing.service.leads).toHaveLength(1);
    expect(landing.service.leads[0]).not.toHaveProperty('externalId');
    expect(await goals(landing)).toEqual(before);
  });
});
