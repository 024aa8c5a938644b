/** One press, one application, however long a key or a button is held. */
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

const PHASES = { 'with the app': false, 'without the app': true } as const;

for (const [phase, isWithoutApp] of Object.entries(PHASES)) {
  test.describe(phase, () => {
    if (isWithoutApp) {
      test.use({ middleware: async ({}, use) => use(breakScripts('a 404')) });
    }
    const open = async (landing: LandingPage) => {
      if (!isWithoutApp) return landing.open();
      await landing.page.goto(`${landing.origin}/?utm_source=yandex`);
      await landing.waitUntilReady();
    };

    for (const fault of [
      { kind: 'json', body: {} },
      { kind: 'status', status: 500 },
    ] as const) {
      test(`Enter held down in the phone sends one application (${JSON.stringify(fault)})`, async ({
        landing,
        page,
      }) => {
        landing.service.setFault('nextOffer', fault);
        await open(landing);
        await landing.typePhone();
        await holdEnter(landing, () => expect(landing.alert).not.toBeEmpty());
        await landing.waitForRoundTrip();
        expect(landing.service.callsTo('nextOffer').length).toBe(1);
        // Another press is another attempt.
        await page.keyboard.press('Enter');
        await expect.poll(() => landing.service.callsTo('nextOffer').length).toBe(2);
      });
    }

    test('Enter held down on the submit button sends one application', async ({ landing }) => {
      landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
      await open(landing);
      await landing.typePhone();
      await landing.submit.focus();
      await holdEnter(landing, () => expect(landing.alert).not.toBeEmpty());
      await landing.waitForRoundTrip();
      expect(landing.service.callsTo('nextOffer').length).toBe(1);
    });

    test.describe('with a service that has no offer', () => {
      test.use({ serviceOptions: { offerUrl: null, showcaseUrl: null } });
      test('a button pressed while an application is on its way and released after the answer sends no second one', async ({
        landing,
        page,
      }) => {
        const answer = deferred();
        landing.service.setFault('nextOffer', { kind: 'deferred', until: answer.promise });
        await open(landing);
        await landing.typePhone();
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
  });
}

test('Enter held down on «Повторить» sends one application', async ({ landing }) => {
  landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
  await landing.open();
  await landing.typePhone();
  await landing.submit.click();
  await landing.retryButton.focus();
  await holdEnter(landing, () => expect(landing.retryButton).toBeVisible());
  await landing.waitForRoundTrip();
  expect(landing.service.callsTo('nextOffer').length).toBe(2);
});
