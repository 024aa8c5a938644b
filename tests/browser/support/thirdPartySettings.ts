/** Settings that turn third parties on, and the urls of their scripts. */
import { REPUSH_URL, type ThirdPartyScript } from '~mocks/thirdParties';

export const YANDEX_URL = 'https://yandex.ru/ads/system/context.js';

export const YANDEX_ADS = {
  ads_use: '1',
  ads_key: 'yandex',
  yandex_slot_registration: 'R-A-1-1,R-A-1-2',
  yandex_slot_overlay_registration: 'R-A-1-3',
  yandex_slot_pop_up_registration: 'R-A-1-4',
} as const;
export const GOOGLE_ADS = {
  ads_use: '1',
  ads_key: 'google',
  google_slot_registration: '1000000001',
} as const;
export const SENDPULSE_PUSH = {
  push_service: 'sendpulse',
  push_sendpulse_code: '0123456789abcdef0123456789abcdef_1',
} as const;
export const REPUSH_PUSH = { push_service: 'repush', push_repush_code: REPUSH_URL } as const;
export const COOKIE_NOTICE = { gdpr_use: '1' } as const;

/** The code of a fake script; empty where the script does not load. */
export const codeOf = ({ response }: ThirdPartyScript) =>
  typeof response === 'string' ? '' : response.script;
