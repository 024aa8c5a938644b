import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Реклама выключена',
  group: 'Реклама',
  about: 'Площадка ads_none: мест нет.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { ads_use: '1', ads_key: 'ads_none' } },
  expects: { shows: ['не выбрана или выключена (ads_none)'], hides: ['Реклама 1'] },
};
