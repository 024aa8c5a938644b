import type { Scenario } from '../scenario';
import { YANDEX_WITH_ADS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Для страницы нет блоков',
  group: 'Реклама',
  about: 'Площадка указана, а блоков для страницы нет: ошибка настройки.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: {
    siteInfo: {
      ads_use: '1',
      ads_key: 'yandex',
      yandex_slot_registration: '',
      yandex_slot_overlay_registration: '',
      yandex_slot_pop_up_registration: '',
    },
  },
  thirdParties: [YANDEX_WITH_ADS],
  expects: {
    shows: ['не задан ни один блок для страницы (yandex_slot_registration)'],
    logs: ['ads: yandex has no block or slot key for the page'],
  },
};
