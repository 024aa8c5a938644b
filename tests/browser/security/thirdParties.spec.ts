import { DIST } from '~tests/support/dist';
import { expect, recordRequests, test } from '../support/fixtures';
import { readBuild } from '../support/readBuild';

test('a visit without ads, push and diagnostics requests none of their chunks', async ({
  landing,
  page,
}) => {
  // Two are found by a message: their names have no words that blocklists match.
  const chunks = readBuild(DIST)
    .filter(({ file, text }) => file.endsWith('.js') && /`(ads|push): \$\{/.test(text))
    .map(({ file }) => `${landing.origin}/${file}`);
  expect(chunks).toHaveLength(2);
  const requested = recordRequests(page);
  const parents = ['BottomSheets', 'AfterFooter'].map((name) =>
    page.waitForResponse(`**/assets/${name}-*.js`),
  );
  await landing.open();
  await Promise.all(parents);
  await landing.waitForDeferredParts();
  expect(requested.filter((url) => chunks.includes(url) || url.includes('Diagnostics'))).toEqual(
    [],
  );
  await expect(page.getByRole('region', { name: 'Диагностика' })).toHaveCount(0);
});
