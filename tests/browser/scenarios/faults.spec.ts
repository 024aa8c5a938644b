/** Third parties with every misbehaviour: the form can be sent. Calls with faults are in `tests/components/form`. */
import type { Page, Route } from '@playwright/test';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { expect, test, type LandingPage } from '../support/fixtures';
import { FULL, PHONE } from '~tests/support/constants';

/** Collects uncaught errors of the page's own scripts. */
async function collectErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  await page.exposeFunction('recordPageError', (message: string) => void errors.push(message));
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'recordPageError') as (message: string) => void;
    addEventListener('error', ({ message, filename }) => {
      // Of sizes that change in a loop the browser tells at once and goes on: whatever third parties put in may cause it.
      if (message.startsWith('ResizeObserver loop')) return;
      if (filename.includes('/assets/') || filename === location.href) report(message);
    });
    addEventListener('unhandledrejection', ({ reason }) => report(`rejected: ${String(reason)}`));
  });
  return errors;
}

/** Opens the page as a first visit. */
async function openFirstVisit({ page, origin }: LandingPage): Promise<void> {
  await page.context().clearCookies();
  // Opened at its own url the page would be reloaded, and an approved card come back.
  await page.goto('about:blank');
  await page.goto(`${origin}/?utm_source=yandex`, { waitUntil: 'commit' });
}

async function fillForm({ phone, root }: LandingPage): Promise<void> {
  await expect(root).toHaveAttribute('aria-busy', 'false');
  await phone.fill('9123456789');
  await expect(phone).toHaveValue(PHONE);
}

async function expectIntactPage(landing: LandingPage, errors: string[]): Promise<void> {
  await expect(landing.timer).toBeVisible();
  const text = await landing.page.locator('body').innerText();
  expect(text).not.toMatch(/undefined|NaN|\[object|poisoned|Internal Server Error|Page Not Found/);
  const poisoned = await landing.page.evaluate(() => Reflect.get({}, 'poisoned') as unknown);
  expect(poisoned).toBeUndefined();
  expect(errors).toEqual([]);
}

const ADSFINPRO = 'https://front.adsfin.net/**';
const GOOGLE = 'https://pagead2.googlesyndication.com/**';
const OWN_PUSH = 'https://repush.example/**';

interface ThirdParty {
  settings: Parameters<typeof buildSiteInfo>[0];
  url: string;
}

const ads = (key: string, url: string): ThirdParty => ({
  settings: { ads_use: '1', ads_key: key },
  url,
});
const push = (service: string, code: string, url: string): ThirdParty => ({
  settings: { push_service: service, [`push_${service}_code`]: code },
  url,
});

/** Leadstech has no public script; the unit tests of ads cover it. */
const AD_PLATFORMS: Readonly<Record<string, ThirdParty>> = {
  adsfinpro: ads('adsfinpro', ADSFINPRO),
  google: ads('google', GOOGLE),
  google_many: ads('google_many', GOOGLE),
  google_not_start: ads('google_not_start', GOOGLE),
  yandex: ads('yandex', 'https://yandex.ru/**'),
};

const PUSH_SERVICES: Readonly<Record<string, ThirdParty>> = {
  sendpulse: push('sendpulse', '0123456789abcdef0123456789abcdef_1', 'https://web.webpushs.com/**'),
  rafinad: push('rafinad', 'https://repush.example/rafinad.js', OWN_PUSH),
  repush: push('repush', 'https://repush.example/sdk.js', OWN_PUSH),
  rollerads: push('rollerads', '', 'https://push-sdk.com/**'),
};

type Named = readonly [name: string, party: ThirdParty];

/**
 * The third parties of each page load: an ad platform with a push service. The push services take turns, and so do the
 * google platforms, which have one script.
 *
 * @param turn number of the misbehaviour
 */
function groupThirdParties(turn: number): Named[][] {
  const platforms = Object.entries(AD_PLATFORMS);
  const services = Object.entries(PUSH_SERVICES);
  const google = platforms.filter(([, { url }]) => url === GOOGLE);
  const chosen = platforms.filter((each) => !google.includes(each) || each === google[turn % 3]);
  return chosen.map((platform, index) => [
    platform,
    ...services.filter((_, place) => place === (turn + index) % services.length),
  ]);
}

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

const BEHAVIOURS: Readonly<Record<string, (route: Route) => unknown>> = {
  hanging: () => undefined,
  'throwing, with broken globals': script(
    `window.Ya = { Context: { AdvManager: { render: 1 } } };
    window.yaContextCb = 5;
    setTimeout(() => { throw new Error("third party") });
    throw new Error("third party");`,
  ),
  'writing into the document': script(
    'document.write("<h1>Ad</h1>"); setTimeout(() => { document.open(); document.write("<h1>Ad</h1>"); document.close(); });',
  ),
};

/** Also broken: the counter, and the pictures of offers. */
const SECONDARY = /\/api\/(counter\/get-by|mock-pictures\/)/;

test.describe('third parties', () => {
  test.use({ notifications: 'granted' });

  /** Opens the page with each third party, and sends the form. */
  async function tryThirdParties(
    landing: LandingPage,
    behaviour: string,
    behave: (route: Route) => unknown,
    turn: number,
  ): Promise<void> {
    const groups = groupThirdParties(turn);
    const { page, service } = landing;
    // Paused: on a slow machine a prompt would close by itself before it is clicked.
    await landing.installPausedClock();
    const errors = await collectErrors(page);
    for (const group of groups) {
      const names = group.map(([name]) => name);
      const parties = group.map(([, party]) => party);
      await test.step(`${names.join(', ')}: ${behaviour}`, async () => {
        const leadsBefore = service.leads.length;
        const settings = parties.reduce((all, each) => ({ ...all, ...each.settings }), {});
        service.setFault('siteInfo', { kind: 'json', body: buildSiteInfo(settings) });
        const requested = new Set<string>();
        for (const { url } of parties) {
          await page.route(url, (route) => {
            requested.add(url);
            return behave(route);
          });
        }
        await page.route(SECONDARY, behave);
        await openFirstVisit(landing);
        if (names.includes('repush')) {
          const subscribe = page.getByRole('button', { name: 'Подписаться' });
          await landing.runUntilVisible(subscribe);
          // `click` would scroll while the prompt slides in; over an ad the prompt hides.
          await subscribe.press('Enter');
        }
        await landing.runUntil(() => expect(requested.size).toBe(parties.length));
        await fillForm(landing);
        // Longer than every wait for a script or an ad.
        await page.clock.fastForward(11_000).catch((thrown: unknown) => {
          // The clock rethrows what third-party timers have thrown.
          expect(String(thrown)).toContain('third party');
        });
        await expect(landing.phone).toHaveValue(PHONE);
        await landing.submit.click();
        // On a busy machine what waits for a time may begin only now.
        await landing.runUntilVisible(landing.approved);
        await landing.runUntilVisible(landing.timer);
        await expectIntactPage(landing, errors);
        expect(service.leads.slice(leadsBefore)).toMatchObject([{ telephone: '79123456789' }]);
        for (const { url } of parties) await page.unroute(url);
        await page.unroute(SECONDARY);
      });
    }
  }

  for (const [turn, [behaviour, behave]] of Object.entries(BEHAVIOURS).entries()) {
    test(`the form can be sent with ad platforms, push services, the counter and pictures ${behaviour}${behaviour === 'hanging' ? '' : FULL}`, async ({
      landing,
    }) => {
      await tryThirdParties(landing, behaviour, behave, turn);
    });
  }
});
