/** In-app browsers open the offer in the same view, where the delayed showcase must not replace it. */
import { listen } from '../support/listen';
import { expect, test } from './fixtures';

/** Responds after a delay, as a partner's site on a slow network. */
const startPartner = (delayMs: number) =>
  listen((_request, response) => {
    setTimeout(() => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<title>offer</title>');
    }, delayMs);
  });

for (const [browser, firesNavigationEvents] of [
  ['a browser', true],
  ['iOS, which fires no navigation event,', false],
] as const) {
  test(`in ${browser} the showcase does not replace an offer that opens in the same view`, async ({
    landing,
    page,
  }) => {
    if (!firesNavigationEvents) {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'navigation');
        addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
      });
    }
    // Later than the showcase, which opens half a second after the click.
    const offer = await startPartner(1_200);
    const body = { offerUrl: `${offer.origin}/offer`, showcaseUrl: `${offer.origin}/showcase` };
    landing.service.setFault('nextOffer', { kind: 'json', body });
    await landing.open();
    await landing.apply();
    await landing.next.evaluate((link) => link.removeAttribute('target'));
    await landing.next.click();
    await expect(page).toHaveTitle('offer');
    expect(new URL(page.url()).pathname).toBe('/offer');
    offer.close();
  });
}

test('in iOS the showcase follows half a second after a click that opens a new tab for certain', async ({
  landing,
  page,
  context,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'));
  const offer = await startPartner(0);
  const body = { offerUrl: `${offer.origin}/offer`, showcaseUrl: `${offer.origin}/showcase` };
  landing.service.setFault('nextOffer', { kind: 'json', body });
  await landing.openWithClock();
  await landing.apply();
  await landing.pauseClock();
  const tab = context.waitForEvent('page');
  await landing.next.click({ modifiers: ['ControlOrMeta'] });
  await (await tab).close();
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/showcase/);
  offer.close();
});

test('a script that changes the url within the page does not keep the showcase from opening', async ({
  landing,
  page,
}) => {
  const offer = await startPartner(0);
  const body = { offerUrl: `${offer.origin}/offer`, showcaseUrl: `${offer.origin}/showcase` };
  landing.service.setFault('nextOffer', { kind: 'json', body });
  await landing.openWithClock();
  await landing.apply();
  await landing.pauseClock();
  await landing.next.click();
  await page.evaluate(() => history.replaceState(history.state, '', '#ad'));
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/showcase/);
  offer.close();
});

test('a middle click on «Далее» prepares the next visit', async ({ landing, page, context }) => {
  const offer = await startPartner(0);
  const body = { offerUrl: `${offer.origin}/offer`, showcaseUrl: `${offer.origin}/showcase` };
  landing.service.setFault('nextOffer', { kind: 'json', body });
  await landing.open();
  await landing.apply();
  const tab = context.waitForEvent('page');
  await landing.next.click({ button: 'middle' });
  await (await tab).close();
  const visit = (await landing.getCookie('visit'))?.value ?? '';
  expect(JSON.parse(decodeURIComponent(visit))).toMatchObject({ url: '', telephone: '' });
  await page.waitForURL(/showcase/);
  offer.close();
});
