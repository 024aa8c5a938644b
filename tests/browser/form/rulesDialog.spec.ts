/** The rules dialog on the built page; the dialog by itself is in `tests/components/form`. */
import { expect, test } from '../support/fixtures';

test('each press of the rules link shows a message while the dialog cannot be loaded', async ({
  landing,
  page,
}) => {
  await page.route('**/assets/RulesDialog-*.js', (route) => route.abort());
  await landing.open();
  await landing.fillPhone();
  for (let press = 0; press < 2; press += 1) {
    await landing.rulesButton.click();
    await expect(landing.alert).toContainText('Не удалось открыть правила');
    await landing.alert.getByRole('button', { name: 'Закрыть' }).click();
    await expect(landing.alert).toBeEmpty();
  }
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
});
