import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Площадка неизвестна',
  group: 'Реклама',
  about: 'Такой площадки у сайта нет: ошибка перечисляет доступные.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { ads_use: '1', ads_key: 'bing' } },
  expects: {
    shows: ['Площадка «bing» неизвестна.', 'leadstech'],
    logs: ['ads: platform "bing" is unknown'],
  },
};
