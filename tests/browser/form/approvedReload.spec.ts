/** The approved card survives a reload and Back in its tab: a visitor who comes back must not apply twice. */
import type { Page } from '@playwright/test';
import { FULL, PHONE } from '~tests/support/constants';
import { expect, recordEvents, test } from '../support/fixtures';

const readState = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

test('the approved card comes back after a reload with its link and sum, without a second lead, until «Новая заявка» brings the form back', async ({
  landing,
  page,
}) => {
  const readEvents = await recordEvents(page);
  await landing.open();
  await landing.typeAmount('45000');
  await landing.apply();
  await expect(landing.newApplication).toHaveCount(0);
  const href = await landing.next.getAttribute('href');
  await page.reload();
  await expect(landing.approved).toBeVisible();
  await expect(landing.next).toHaveAttribute('href', String(href));
  await expect(page.getByRole('main')).toContainText(/Заявка на\s45\s000\s₽/);
  await expect(landing.form).toHaveCount(0);
  await landing.waitForDeferredParts();
  expect(landing.service.callsTo('nextOffer')).toHaveLength(1);
  expect((await readState(page)).replace(/\D/g, '')).not.toContain(
    PHONE.replace(/\D/g, '').slice(1),
  );

  await test.step('«Новая заявка» brings an empty form', async () => {
    await landing.newApplication.click();
    await expect(landing.slider).toBeFocused();
    await expect(landing.slider).toHaveValue('30000');
    await expect(landing.phone).toHaveValue('');
    await landing.apply();
    expect(landing.service.leads).toHaveLength(2);
    // What the restored card shows is no step of this load: its events would come first.
    const steps = ['amount_changed', 'phone_completed', 'lead_sent', 'lead_approved'];
    await expect
      .poll(async () => (await readEvents()).filter((name) => steps.includes(name)))
      .toEqual(steps.slice(1));
  });
  await test.step('which later loads show, too', async () => {
    await page.reload();
    await landing.newApplication.click();
    await page.reload();
    await landing.started.waitFor();
    await expect(landing.form).toBeVisible();
  });
});

test(`until the app has come after a reload, the preloader covers the form${FULL}`, async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.apply();
  await landing.installPausedClock();
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await landing.waitForInlineScript();
  await expect(landing.preloader).toBeVisible();
  await page.clock.runFor(3_900);
  await expect(landing.root).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(200);
  await expect(landing.approved).toBeVisible();
  await expect(landing.next).toHaveAttribute('href', /^https:/);
  await expect(landing.preloader).toBeHidden();
  expect(landing.service.callsTo('nextOffer')).toHaveLength(1);
});

test.describe('with configured consents', () => {
  test.use({ serviceOptions: { siteInfo: { use_old_checkbox: '0' } } });

  test(`«Новая заявка» asks for them again${FULL}`, async ({ landing, page }) => {
    const boxes = page.getByRole('checkbox');
    await landing.open();
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.check();
    await landing.apply();
    await page.reload();
    await landing.newApplication.click();
    await expect(boxes).toHaveCount(2);
    await expect(boxes.first()).not.toBeChecked();
  });
});
