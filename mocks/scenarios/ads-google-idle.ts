import { FROM_AD, type Scenario } from '../scenario';
import { AD_TEXT, GOOGLE_WITH_ADS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Реклама: google_not_start',
  group: 'Реклама',
  about: 'Скрипт и места есть, показ не запускается.',
  address: FROM_AD,
  service: { siteInfo: { ads_use: '1', ads_key: 'google_not_start' } },
  thirdParties: [GOOGLE_WITH_ADS],
  expects: { shows: ['Реклама 1'], hides: [AD_TEXT] },
};
