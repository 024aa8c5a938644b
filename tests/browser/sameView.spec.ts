/** In-app browsers open the offer in the same view, where the delayed showcase must not replace it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type LandingPage } from './fixtures';

/** Responds after a delay, as a partner's site on a slow network. */
async function startPartner(delayMs: number): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_request, response) => {
    setTimeout(() => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<title>offer</title>');
    }, delayMs);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, close: () => void server.close() };
}

async function openInSameView({ page, next }: LandingPage): Promise<void> {
  await next.evaluate((link) => link.removeAttribute('target'));
  await next.click();
  await expect(page).toHaveTitle('offer');
}

for (const delayMs of [200, 1_200, 5_000]) {
  test(`the showcase does not replace an offer that opens in the same view after ${String(delayMs)} ms`, async ({
    landing,
    page,
  }) => {
    const offer = await startPartner(delayMs);
    await page.route('**/offer/get-next-offer', (route) =>
      route.fulfill({
        json: { offerUrl: `${offer.origin}/offer`, showcaseUrl: `${offer.origin}/showcase` },
      }),
    );
    await landing.open();
    await landing.apply();
    await openInSameView(landing);
    expect(new URL(page.url()).pathname).toBe('/offer');
    offer.close();
  });
}

test('a middle click on «Далее» prepares the next visit', async ({ landing, page, context }) => {
  const offer = await startPartner(0);
  const body = { offerUrl: `${offer.origin}/offer`, showcaseUrl: `${offer.origin}/showcase` };
  landing.service.setFault('nextOffer', { kind: 'json', body });
  await landing.open();
  await landing.apply();
  const tab = context.waitForEvent('page');
  await landing.next.click({ button: 'middle' });
  await (await tab).close();
  const cookies = await context.cookies(landing.origin);
  const visit = cookies.find(({ name }) => name === 'visit')?.value ?? '';
  expect(JSON.parse(decodeURIComponent(visit))).toMatchObject({ url: '', telephone: '' });
  await page.waitForURL(/showcase/);
  offer.close();
});
