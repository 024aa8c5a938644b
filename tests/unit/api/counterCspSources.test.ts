import { expect, it } from 'vitest';
import { counterCspSources, metrikaScriptOrigins } from '~/api/counterCspSources';

it.each([false, true])(
  'the page accepts scripts from the hosts of Metrica, from all with allHosts: %s',
  (allHosts) => {
    const origins = metrikaScriptOrigins({ maps: false, allHosts });
    expect(origins).toEqual(
      expect.arrayContaining(['https://mc.yandex.ru', 'https://yastatic.net']),
    );
    expect(origins.includes('https://mc.yandex.kz')).toBe(allHosts);
  },
);

it('Metrica by its name has neither maps nor all of its hosts', () => {
  const settings = { maps: false, allHosts: false };
  expect(counterCspSources('metrika')).toEqual(counterCspSources({ metrika: settings }));
});
