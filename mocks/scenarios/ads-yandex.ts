import { FROM_AD, type Scenario } from '../scenario';
import { AD_TEXT, YANDEX_WITH_ADS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Реклама: Яндекс',
  group: 'Реклама',
  about: 'Блоки Рекламной сети Яндекса заполнены.',
  address: FROM_AD,
  service: { siteInfo: { ads_use: '1', ads_key: 'yandex' } },
  thirdParties: [YANDEX_WITH_ADS],
  expects: { shows: ['Реклама 1', AD_TEXT], firstSlot: 'filled' },
};
