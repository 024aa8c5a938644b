import { FROM_AD, type Scenario } from '../scenario';
import { AD_TEXT, YANDEX_WITH_ADS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Реклама из визита',
  group: 'Реклама',
  about: 'У сайта реклама выключена, но визит принёс свою площадку.',
  address: FROM_AD,
  service: { source: { ads_use_custom: '1', ads_key_custom: 'yandex' } },
  thirdParties: [YANDEX_WITH_ADS],
  expects: { shows: ['Реклама 1', AD_TEXT], firstSlot: 'filled' },
};
