/** Every scenario, by the name that `?scenario=` goes by; the order is the order in which they are listed. */
import type { Scenario } from '../scenario';
import { scenario as adsAdsfinpro } from './ads-adsfinpro';
import { scenario as adsBlocked } from './ads-blocked';
import { scenario as adsFromVisit } from './ads-from-visit';
import { scenario as adsGoogle } from './ads-google';
import { scenario as adsGoogleIdle } from './ads-google-idle';
import { scenario as adsGoogleMany } from './ads-google-many';
import { scenario as adsLeadstech } from './ads-leadstech';
import { scenario as adsNoBlocks } from './ads-no-blocks';
import { scenario as adsNoFill } from './ads-no-fill';
import { scenario as adsOff } from './ads-off';
import { scenario as adsPlatformMissing } from './ads-platform-missing';
import { scenario as adsPlatformUnknown } from './ads-platform-unknown';
import { scenario as adsYandex } from './ads-yandex';
import { scenario as afterNext } from './after-next';
import { scenario as alternativeSettings } from './alternative-settings';
import { scenario as amountEditing } from './amount-editing';
import { scenario as approved } from './approved';
import { scenario as approvedNoShowcase } from './approved-no-showcase';
import { scenario as approvedShowcaseOnly } from './approved-showcase-only';
import { scenario as consentsAccepted } from './consents-accepted';
import { scenario as consentsEmpty } from './consents-empty';
import { scenario as consentsFailed } from './consents-failed';
import { scenario as consentsNew } from './consents-new';
import { scenario as consentsTicked } from './consents-ticked';
import { scenario as cookieNotice } from './cookie-notice';
import { scenario as cookieNoticeAccepted } from './cookie-notice-accepted';
import { scenario as cookieNoticeKnown } from './cookie-notice-known';
import { scenario as cookieNoticeTimeout } from './cookie-notice-timeout';
import { scenario as countdownLastMinute } from './countdown-last-minute';
import { scenario as countdownOver } from './countdown-over';
import { scenario as counterBlocked } from './counter-blocked';
import { scenario as dark } from './dark';
import { scenario as defaultVisit } from './default-visit';
import { scenario as firstVisit } from './first-visit';
import { scenario as firstVisitPlain } from './first-visit-plain';
import { scenario as formFilled } from './form-filled';
import { scenario as headEmpty } from './head-empty';
import { scenario as newAd } from './new-ad';
import { scenario as noOffer } from './no-offer';
import { scenario as noOffers } from './no-offers';
import { scenario as notFound } from './not-found';
import { scenario as offers500 } from './offers-500';
import { scenario as offersBroken } from './offers-broken';
import { scenario as offersLong } from './offers-long';
import { scenario as offersNoPictures } from './offers-no-pictures';
import { scenario as overlayFromPage } from './overlay-from-page';
import { scenario as overlayOpen } from './overlay-open';
import { scenario as parseFailed } from './parse-failed';
import { scenario as parsePending } from './parse-pending';
import { scenario as paymentTexts } from './payment-texts';
import { scenario as paymentTextsNone } from './payment-texts-none';
import { scenario as phoneForeign } from './phone-foreign';
import { scenario as phoneFromCookie } from './phone-from-cookie';
import { scenario as phoneFromVisit } from './phone-from-visit';
import { scenario as phoneIncomplete } from './phone-incomplete';
import { scenario as pushDenied } from './push-denied';
import { scenario as pushNoCode } from './push-no-code';
import { scenario as pushRafinad } from './push-rafinad';
import { scenario as pushRepush } from './push-repush';
import { scenario as pushRepushSeen } from './push-repush-seen';
import { scenario as pushRepushSubscribed } from './push-repush-subscribed';
import { scenario as pushRollerads } from './push-rollerads';
import { scenario as pushSendpulse } from './push-sendpulse';
import { scenario as pushUnknown } from './push-unknown';
import { scenario as returnBlue } from './return-blue';
import { scenario as returnGreen } from './return-green';
import { scenario as returnRed } from './return-red';
import { scenario as returnYellow } from './return-yellow';
import { scenario as rules } from './rules';
import { scenario as rulesEmpty } from './rules-empty';
import { scenario as rulesFailed } from './rules-failed';
import { scenario as serverError } from './server-error';
import { scenario as serviceError500 } from './service-error-500';
import { scenario as serviceHtml } from './service-html';
import { scenario as serviceOffline } from './service-offline';
import { scenario as serviceSilent } from './service-silent';
import { scenario as serviceSlow } from './service-slow';
import { scenario as serviceWrongTypes } from './service-wrong-types';
import { scenario as settingsEmpty } from './settings-empty';
import { scenario as settingsFailed } from './settings-failed';
import { scenario as spoiledCookies } from './spoiled-cookies';
import { scenario as submitFailed } from './submit-failed';
import { scenario as submitOffline } from './submit-offline';
import { scenario as submitRetried } from './submit-retried';
import { scenario as submitTimeout } from './submit-timeout';
import { scenario as submitting } from './submitting';
import { scenario as themeMovesOn } from './theme-moves-on';
import { scenario as themeUnknown } from './theme-unknown';
import { scenario as themeWrapsAround } from './theme-wraps-around';
import { scenario as trayFull } from './tray-full';

const ALL = {
  'first-visit': firstVisit,
  'first-visit-plain': firstVisitPlain,
  'return-red': returnRed,
  'return-green': returnGreen,
  'return-blue': returnBlue,
  'return-yellow': returnYellow,
  'theme-moves-on': themeMovesOn,
  'theme-wraps-around': themeWrapsAround,
  'theme-unknown': themeUnknown,
  'default-visit': defaultVisit,
  'new-ad': newAd,
  'after-next': afterNext,
  'phone-from-visit': phoneFromVisit,
  'phone-from-cookie': phoneFromCookie,
  'alternative-settings': alternativeSettings,
  'parse-pending': parsePending,
  'parse-failed': parseFailed,
  'spoiled-cookies': spoiledCookies,
  'countdown-last-minute': countdownLastMinute,
  'countdown-over': countdownOver,
  'form-filled': formFilled,
  'phone-incomplete': phoneIncomplete,
  'phone-foreign': phoneForeign,
  'amount-editing': amountEditing,
  'consents-new': consentsNew,
  'consents-ticked': consentsTicked,
  'consents-accepted': consentsAccepted,
  'consents-failed': consentsFailed,
  'consents-empty': consentsEmpty,
  rules: rules,
  'rules-empty': rulesEmpty,
  'rules-failed': rulesFailed,
  submitting: submitting,
  approved: approved,
  'approved-no-showcase': approvedNoShowcase,
  'approved-showcase-only': approvedShowcaseOnly,
  'no-offer': noOffer,
  'submit-failed': submitFailed,
  'submit-offline': submitOffline,
  'submit-timeout': submitTimeout,
  'submit-retried': submitRetried,
  'no-offers': noOffers,
  'offers-500': offers500,
  'offers-broken': offersBroken,
  'offers-long': offersLong,
  'offers-no-pictures': offersNoPictures,
  'overlay-open': overlayOpen,
  'overlay-from-page': overlayFromPage,
  'service-silent': serviceSilent,
  'service-offline': serviceOffline,
  'service-error-500': serviceError500,
  'service-html': serviceHtml,
  'service-wrong-types': serviceWrongTypes,
  'service-slow': serviceSlow,
  'settings-empty': settingsEmpty,
  'settings-failed': settingsFailed,
  'payment-texts': paymentTexts,
  'payment-texts-none': paymentTextsNone,
  'ads-yandex': adsYandex,
  'ads-google': adsGoogle,
  'ads-google-many': adsGoogleMany,
  'ads-google-idle': adsGoogleIdle,
  'ads-adsfinpro': adsAdsfinpro,
  'ads-leadstech': adsLeadstech,
  'ads-off': adsOff,
  'ads-from-visit': adsFromVisit,
  'ads-no-fill': adsNoFill,
  'ads-blocked': adsBlocked,
  'ads-platform-missing': adsPlatformMissing,
  'ads-platform-unknown': adsPlatformUnknown,
  'ads-no-blocks': adsNoBlocks,
  'push-repush': pushRepush,
  'push-repush-subscribed': pushRepushSubscribed,
  'push-repush-seen': pushRepushSeen,
  'push-sendpulse': pushSendpulse,
  'push-rafinad': pushRafinad,
  'push-rollerads': pushRollerads,
  'push-unknown': pushUnknown,
  'push-no-code': pushNoCode,
  'push-denied': pushDenied,
  'cookie-notice': cookieNotice,
  'cookie-notice-accepted': cookieNoticeAccepted,
  'cookie-notice-timeout': cookieNoticeTimeout,
  'cookie-notice-known': cookieNoticeKnown,
  'tray-full': trayFull,
  'not-found': notFound,
  'server-error': serverError,
  dark: dark,
  'counter-blocked': counterBlocked,
  'head-empty': headEmpty,
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof ALL;

export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = ALL;

export const SCENARIO_NAMES = Object.keys(ALL) as readonly ScenarioName[];

/** What is opened when none is asked for. */
export const DEFAULT_SCENARIO: ScenarioName = 'first-visit';

/** @throws Error in one line that says which there are */
export function readScenarioName(value: string, source: string): ScenarioName {
  const name = SCENARIO_NAMES.find((each) => each === value);
  if (name !== undefined) return name;
  throw new Error(
    `${source}=${JSON.stringify(value)} is not a scenario; allowed: ${SCENARIO_NAMES.join(', ')}`,
  );
}
