/** Cookies with the page's names that a site of the same parent domain has set for the whole domain. */
import { LandingPage, expect, test as base } from '../support/fixtures';
import { FULL } from '~tests/support/constants';

const STRANGER = {
  url: 'http://sibling.example.localhost/',
  token: 'stranger',
  telephone: '79990000000',
};

const test = base.extend<{ setDomainCookies: (cookies: Record<string, string>) => Promise<void> }>({
  landing: async ({ landing, page }, use) => {
    const origin = landing.origin.replace('127.0.0.1', 'loans.example.localhost');
    await use(new LandingPage(page, landing.service, origin));
  },
  setDomainCookies: async ({ context }, use) => {
    await use((cookies) =>
      context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({
          ...{ name, value: encodeURIComponent(value) },
          ...{ domain: '.example.localhost', path: '/' },
        })),
      ),
    );
  },
});

/** As `continueToShowcase()`, which would serve this site's host, too. */
async function continueToShowcase({ page, next }: LandingPage): Promise<void> {
  await page.context().route(/vitrina|partner/, (route) => route.fulfill({ body: '' }));
  await next.click();
  await page.waitForURL(/vitrina/);
}

async function readOwnCookie(landing: LandingPage, name: string): Promise<string | undefined> {
  const cookies = await landing.page.context().cookies();
  const own = cookies.find(
    (each) => each.name === name && each.domain === 'loans.example.localhost',
  );
  return own && decodeURIComponent(own.value);
}

test('the visit of a sibling site gives a lead neither its token nor its phone, and this site’s is kept beside it, over loads and after «Далее»', async ({
  landing,
  setDomainCookies,
}) => {
  await setDomainCookies({ visit: JSON.stringify(STRANGER) });
  await landing.open('/');
  await expect(landing.phone).toHaveValue('');
  await landing.open('/');
  await landing.apply();
  await continueToShowcase(landing);
  expect(JSON.parse((await readOwnCookie(landing, 'visit')) ?? '')).toMatchObject({ url: '' });
  await landing.open('/');
  await landing.apply();
  const [token] = landing.service.tokens;
  expect(landing.service.callsTo('parseSource')).toHaveLength(1);
  expect(landing.service.leads).toMatchObject([
    { preToken: token, url: `${landing.origin}/` },
    { preToken: token },
  ]);
});

test('a lead without the app has this site’s visit and clears its phone alone', async ({
  landing,
  page,
  setDomainCookies,
}) => {
  // The key is an id that looks like a phone.
  const ids = { key: '79000000001', token: 'own' };
  const own = { url: `${landing.origin}/`, ...ids, telephone: '79123456789' };
  await setDomainCookies({ visit: JSON.stringify(STRANGER) });
  const value = encodeURIComponent(JSON.stringify(own));
  await page.context().addCookies([{ name: 'visit', value, url: landing.origin }]);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(landing.origin);
  await landing.waitUntilReady();
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ preToken: 'own', telephone: '79123456789' }]);
  expect(JSON.parse((await readOwnCookie(landing, 'visit')) ?? '')).toEqual({
    ...own,
    telephone: '',
  });
});

test.describe('on a site that starts its counter after the consent', () => {
  test.use({ siteOverrides: { cookieNotice: { counter: 'afterConsent', offersRefusal: true } } });

  test(`a refusal counts, although a sibling’s cookie consents${FULL}`, async ({
    landing,
    setDomainCookies,
  }) => {
    await setDomainCookies({ gdpr_consent: 'accepted' });
    await landing.page
      .context()
      .addCookies([{ name: 'gdpr_consent', value: 'refused', url: landing.origin }]);
    await landing.open('/');
    await landing.waitForDeferredParts();
    await landing.waitForRoundTrip();
    expect(landing.service.callsTo('counter')).toEqual([]);
  });
});
