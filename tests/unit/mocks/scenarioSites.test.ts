import { expect, it } from 'vitest';
import { createScenarioSites } from '~mocks/scenarioSites';

it('a page without a scenario is that of the build, whatever scenario was open before', async () => {
  const cookie = 'mock_scenario=own-copy';
  const selectFolder = createScenarioSites('dist');
  await expect(selectFolder({ url: '/', headers: { accept: 'text/html', cookie } })).resolves.toBe(
    'dist',
  );
});
