import { FROM_AD, type Scenario } from '../scenario';
import { AD_TEXT, GOOGLE_WITH_ADS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Реклама: google_many',
  group: 'Реклама',
  about: 'Свой блок в каждом месте.',
  address: FROM_AD,
  service: { siteInfo: { ads_use: '1', ads_key: 'google_many' } },
  thirdParties: [GOOGLE_WITH_ADS],
  expects: { shows: ['Реклама 1', AD_TEXT], firstSlot: 'filled' },
};
