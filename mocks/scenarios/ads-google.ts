import { FROM_AD, type Scenario } from '../scenario';
import { AD_TEXT, GOOGLE_WITH_ADS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Реклама: google',
  group: 'Реклама',
  about: 'Один рекламный блок, остальные места убраны.',
  address: FROM_AD,
  service: { siteInfo: { ads_use: '1', ads_key: 'google' } },
  thirdParties: [GOOGLE_WITH_ADS],
  expects: { shows: ['Реклама 1', AD_TEXT], firstSlot: 'filled' },
};
