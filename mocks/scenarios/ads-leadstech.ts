import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Реклама: Leadstech без адреса',
  group: 'Реклама',
  about: 'В конфигурации сайта нет адреса скрипта: ошибка настройки «не хватает поля».',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { ads_use: '1', ads_key: 'leadstech' } },
  expects: {
    shows: ['Площадке leadstech не хватает поля scriptUrl'],
    firstSlot: 'empty',
    logs: ['ads: leadstech needs the field "scriptUrl"'],
  },
};
