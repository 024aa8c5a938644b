/** The analytics counter under the built page's own policy: it loads, and its client id arrives. */
import { METRIKA_CLIENT_ID, METRIKA_URL, metrikaTag } from '~mocks/metrika';
import { makeSite } from '~mocks/scenarioSites';
import { FULL } from '~tests/support/constants';
import { prichal as site } from '~tests/support/sites';
import {
  deferRequests,
  expect,
  fakeForeignHosts,
  fakeScript,
  openSite,
  recordEvents,
  test,
} from '../support/fixtures';
import { codeOf } from '../support/thirdPartySettings';

test('on a site without ads the counter’s tag loads under Trusted Types', async ({
  page,
  context,
  pageErrors,
  violations,
}) => {
  const dist = await makeSite('prichal', site, 'bereg');
  const { landing, close } = await openSite(page, dist, { counter: 'metrika' });
  await fakeForeignHosts(context);
  const tagUrls = await fakeScript(context, METRIKA_URL, codeOf(metrikaTag()));

  await test.step('the client id is in the offer’s link and in the lead', async () => {
    await landing.open();
    await expect.poll(() => tagUrls).toEqual([METRIKA_URL]);
    const link = landing.bestOffer.getByRole('link');
    const clientId = new RegExp(`[?&]ya_click=${METRIKA_CLIENT_ID}(&|#|$)`);
    await expect(link).toHaveAttribute('href', clientId);
    await landing.apply();
    expect(landing.service.leads).toMatchObject([{ externalId: METRIKA_CLIENT_ID }]);
  });
  expect(landing.service.callsTo('counter')).toMatchObject([{ query: { alias: site.alias } }]);
  const policy = (await page.request.get(landing.origin)).headers()['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(pageErrors).toEqual([]);
  expect(violations).toEqual([]);
  await close();
});

test('the events of a visit reach the window and the data layer in order, and are listed in the diagnostics', async ({
  landing,
  page,
  pageErrors,
}) => {
  const sent = await recordEvents(page);
  await landing.open('/?utm_source=yandex&diagnostics=1');
  await landing.slider.press('ArrowRight');
  await landing.apply();
  const steps = ['amount_changed', 'phone_completed', 'lead_sent', 'lead_approved'];
  await expect
    .poll(async () => (await sent()).filter((name) => steps.includes(name)))
    .toEqual(steps);
  const layer = await page.evaluate(() => Reflect.get(window, 'dataLayer') as object[]);
  expect(layer).toContainEqual({ event: 'lead_approved' });
  const diagnostics = page.getByRole('region', { name: 'Диагностика' });
  // Offers may come into view in between.
  await expect(diagnostics).toContainText(/lead_sent,.* lead_approved/);
  expect(pageErrors).toEqual([]);
});

test('the events of a visit include steps from before their chunk loads, and the lead does not wait for it', async ({
  landing,
  page,
}) => {
  const sent = await recordEvents(page);
  const deliver = await deferRequests(page, '**/assets/startEvents-*.js');
  await landing.open();
  await landing.apply();
  expect(landing.service.leads).toHaveLength(1);
  expect(await sent()).toEqual([]);
  deliver();
  await expect
    .poll(sent)
    .toEqual(expect.arrayContaining(['phone_completed', 'lead_sent', 'lead_approved']));
});

test(`the events of a visit are not sent when their chunk is blocked, and the lead and the offers still work${FULL}`, async ({
  landing,
  page,
}) => {
  const sent = await recordEvents(page);
  await page.route('**/assets/startEvents-*.js', (route) => route.abort('blockedbyclient'));
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('events could not be loaded'),
  );
  await landing.open();
  await warned;
  await landing.apply();
  expect(landing.service.leads).toHaveLength(1);
  await expect(landing.bestOffer).toBeAttached();
  expect(await sent()).toEqual([]);
});
