import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Площадка не указана',
  group: 'Реклама',
  about: 'Реклама включена, а ads_key пуст: ошибка настройки.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { ads_use: '1', ads_key: '' } },
  expects: {
    shows: ['Реклама включена, но площадка (ads_key) не указана.'],
    logs: ['ads: no platform is set'],
  },
};
