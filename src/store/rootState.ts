import type { AdsState } from '../features/ads/adsSlice';
import type { ColorModeState } from '../features/colorMode/colorModeSlice';
import type { ConsentState } from '../features/consent/consentSlice';
import type { CountdownState } from '../features/countdown/countdownSlice';
import type { FormState } from '../features/form/formSlice';
import type { NotificationsState } from '../features/notifications/notificationsSlice';
import type { OffersState } from '../features/offers/offersSlice';
import type { PageState } from '../features/page/pageSlice';
import type { PushState } from '../features/push/pushSlice';
import type { SiteState } from '../features/site/siteSlice';
import type { ThemeState } from '../features/theme/themeSlice';
import type { VisitState } from '../features/visit/visitSlice';

/** The whole state. Types only: what features need of the store must not pull the features in. */
export interface RootState {
  page: PageState;
  visit: VisitState;
  theme: ThemeState;
  countdown: CountdownState;
  form: FormState;
  offers: OffersState;
  consent: ConsentState;
  ads: AdsState;
  push: PushState;
  site: SiteState;
  notifications: NotificationsState;
  colorMode: ColorModeState;
}
