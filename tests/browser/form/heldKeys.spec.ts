/** One press, one application, without the app; with it, in `tests/components/form`. */
import { deferred } from '~tests/support/deferred';
import { breakScripts } from '~tests/support/brokenScripts';
import { expect, test, type LandingPage } from '../support/fixtures';

/** Holds Enter in the focused element: a keyboard repeats the key every 30 ms. */
async function holdEnter({ page }: LandingPage, whileHeld: () => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  const press = (autoRepeat: boolean) =>
    client.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', autoRepeat, ...key });
  await press(false);
  for (let repeat = 0; repeat < 10; repeat += 1) await press(true);
  await whileHeld();
  for (let repeat = 0; repeat < 30; repeat += 1) await press(true);
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

test.use({ middleware: async ({}, use) => use(breakScripts('a 404')) });

async function openWithPhone(landing: LandingPage): Promise<void> {
  await landing.page.goto(`${landing.origin}/?utm_source=yandex`);
  await landing.waitUntilReady();
  await landing.typePhone();
}

test('Enter held down in the phone sends one application, without the app', async ({
  landing,
  page,
}) => {
  landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
  await openWithPhone(landing);
  await holdEnter(landing, () => expect(landing.alert).not.toBeEmpty());
  await landing.waitForRoundTrip();
  expect(landing.service.callsTo('nextOffer').length).toBe(1);
  // Another press is another attempt.
  await page.keyboard.press('Enter');
  await expect.poll(() => landing.service.callsTo('nextOffer').length).toBe(2);
});

test.describe('with a service that has no offer', () => {
  test.use({ serviceOptions: { offerUrl: null, showcaseUrl: null } });
  test('a button pressed while an application is on its way and released after the answer sends no second one, without the app', async ({
    landing,
    page,
  }) => {
    const answer = deferred();
    landing.service.setFault('nextOffer', { kind: 'deferred', until: answer.promise });
    await openWithPhone(landing);
    await landing.submit.click();
    await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
    await landing.submit.hover();
    await page.mouse.down();
    answer.resolve();
    await expect(landing.alert).not.toBeEmpty();
    await page.mouse.up();
    await landing.waitForFrames();
    await landing.waitForRoundTrip();
    expect(landing.service.callsTo('nextOffer').length).toBe(1);
    await landing.submit.click();
    await expect.poll(() => landing.service.callsTo('nextOffer').length).toBe(2);
  });
});
