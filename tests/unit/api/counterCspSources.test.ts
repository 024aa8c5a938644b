import { expect, it } from 'vitest';
import { metrikaScriptOrigins } from '~/api/counterCspSources';

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
