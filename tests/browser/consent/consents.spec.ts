/** How configured consents and their chunk come, and a link in them; their behaviour is in `tests/components`. */
import { buildCheckboxConfig } from '~mocks/data/checkboxConfig';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { deferred } from '~tests/support/deferred';
import { deferRequests, expect, recordRequests, test } from '../support/fixtures';

test.describe('configured consents', () => {
  const html = 'Согласен с <a href="https://partner.example/terms">условиями</a> партнёра';
  const linked = [{ text_mobile: html, text_pc: '', documents: [], mobile_button_text: '' }];
  test.use({
    serviceOptions: {
      siteInfo: buildSiteInfo({ use_old_checkbox: '0' }),
      checkboxConfig: buildCheckboxConfig({ is_checked: '0', checkboxes: linked }),
    },
  });

  test('open a link in their text in a new tab and stay unchecked', async ({ landing, page }) => {
    await landing.open();
    const box = page.getByRole('checkbox', { name: 'Согласен с условиями партнёра' });
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'условиями' }).click();
    await (await opened).close();
    await expect(box).not.toBeChecked();
    await page.getByText('партнёра', { exact: true }).click();
    await expect(box).toBeChecked();
  });

  test('load their chunk beside the config, and are replaced by the old checkbox, unchecked, when it has not come in ten seconds', async ({
    landing,
    page,
  }) => {
    const config = deferred();
    landing.service.setFault('checkboxConfig', config.fault);
    await deferRequests(page, '**/assets/ConfiguredConsents-*.js');
    const chunks = recordRequests(page, (url) => url.pathname.includes('/ConfiguredConsents-'));
    await landing.openPausedAt(landing.form);
    await landing.fillPhone();
    await landing.runUntil(() => expect(chunks).toHaveLength(1));
    config.resolve();
    await expect(landing.consent).toBeHidden();
    await page.clock.runFor(11_000);
    await expect(landing.consent).not.toBeChecked();
    await landing.consent.check();
    await landing.submit.click();
    await landing.runUntilVisible(landing.approved);
    expect(landing.service.leads).toHaveLength(1);
  });
});

test.describe('configured consents that are ticked from the start', () => {
  test.use({
    serviceOptions: {
      siteInfo: buildSiteInfo({ use_old_checkbox: '0' }),
      checkboxConfig: buildCheckboxConfig({ is_checked: '1' }),
    },
  });

  test('swallow no press of a button that is scrolled to their place right after they have come', async ({
    landing,
    page,
  }) => {
    const deliver = await deferRequests(page, '**/assets/ConfiguredConsents-*.js');
    // Paused: the moment after they have come lasts for the rest of the test.
    await landing.openPausedAt(landing.form);
    await landing.fillPhone();
    deliver();
    const box = page.getByRole('checkbox', { name: 'Согласен получать' });
    await landing.runUntilVisible(box);
    const { y } = (await box.boundingBox()) ?? { y: NaN };
    // At once: the page scrolls smoothly, and the press would be too early.
    await landing.submit.evaluate((button, at) => {
      scrollBy({ top: button.getBoundingClientRect().y - at, behavior: 'instant' });
    }, y);
    await landing.submit.click();
    await landing.runUntilVisible(landing.approved);
  });

  test('take the place of the old one at once where their chunk has come before them', async ({
    landing,
    page,
  }) => {
    const config = deferred();
    landing.service.setFault('checkboxConfig', config.fault);
    const chunk = page.waitForRequest('**/assets/ConfiguredConsents-*.js');
    await landing.open();
    await page.evaluate((url) => import(url), (await chunk).url());
    await landing.waitForFrames();
    const seen = await page.evaluateHandle(() => {
      const counts = new Set<number>();
      const form = document.querySelector('form');
      const count = () => counts.add(form?.querySelectorAll('[type=checkbox]').length ?? 0);
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
      return counts;
    });
    config.resolve();
    await expect(page.getByRole('checkbox', { name: 'Согласен получать' })).toBeVisible();
    expect(await seen.evaluate((counts) => [...counts])).not.toContain(0);
  });
});
