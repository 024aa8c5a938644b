import { expect, it } from 'vitest';
import { METRIKA_ORIGINS } from '~/api/counter';
import {
  counterCspSources,
  metrikaScriptOrigins,
  metrikaSettingsOf,
} from '~/api/counterCspSources';

it.each([
  { maps: false, allHosts: false },
  { maps: true, allHosts: false },
  { maps: false, allHosts: true },
  { maps: true, allHosts: true },
])('the origins of Metrica with %j tell the settings', (settings) => {
  const origins = metrikaScriptOrigins(settings);
  expect(metrikaSettingsOf({ origins })).toEqual(settings);
  expect(origins.includes('https://mc.yandex.kz')).toBe(settings.allHosts);
  expect(origins.includes('https://yastatic.net')).toBe(settings.maps);
});

it.each([[{}], [{ origins: METRIKA_ORIGINS[0] }], [{ origins: METRIKA_ORIGINS.slice(1) }]])(
  'the counter %j is not Metrica',
  (counter) => {
    expect(metrikaSettingsOf(counter)).toBeUndefined();
  },
);

it('Metrica by its name has neither maps nor all of its hosts', () => {
  const settings = { maps: false, allHosts: false };
  expect(counterCspSources('metrika')).toEqual(counterCspSources({ metrika: settings }));
});
