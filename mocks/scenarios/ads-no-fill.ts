import { FROM_AD, type Scenario } from '../scenario';
import { AD_TEXT, YANDEX_WITHOUT_ADS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Рекламы не нашлось',
  group: 'Реклама',
  about: 'Площадке нечего показать: места убраны без следа.',
  address: FROM_AD,
  service: { siteInfo: { ads_use: '1', ads_key: 'yandex' } },
  thirdParties: [YANDEX_WITHOUT_ADS],
  expects: { shows: ['Осталось: телефон'], hides: [AD_TEXT], firstSlot: 'empty' },
};
