import { FROM_AD, type Scenario } from '../scenario';
import { AD_TEXT, ADSFINPRO_WITH_ADS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Реклама: AdsFinPro',
  group: 'Реклама',
  about: 'У каждого места свой скрипт.',
  address: FROM_AD,
  service: { siteInfo: { ads_use: '1', ads_key: 'adsfinpro' } },
  thirdParties: [ADSFINPRO_WITH_ADS],
  expects: { shows: ['Реклама 1', AD_TEXT], firstSlot: 'filled' },
};
