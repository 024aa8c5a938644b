/** Settings that turn third parties on, and a fake of their scripts. */

export const YANDEX_URL = 'https://yandex.ru/ads/system/context.js';
export const SENDPULSE_URL = 'https://web.webpushs.com/**';
export const REPUSH_URL = 'https://repush.example/sdk.js';

export const YANDEX_ADS = {
  ads_use: '1',
  ads_key: 'yandex',
  yandex_slot_registration: 'R-A-1-1,R-A-1-2',
  yandex_slot_overlay_registration: 'R-A-1-3',
  yandex_slot_pop_up_registration: 'R-A-1-4',
} as const;
export const SENDPULSE_PUSH = {
  push_service: 'sendpulse',
  push_sendpulse_code: '0123456789abcdef0123456789abcdef_1',
} as const;
export const REPUSH_PUSH = { push_service: 'repush', push_repush_code: REPUSH_URL } as const;
export const COOKIE_NOTICE = { gdpr_use: '1' } as const;

/** Fakes the script of Yandex: it fills every block with an ad of 250 px, or none. */
export const yandexScript = (fills: boolean) => `
  const render = (request, noFill) => {
    if (request.type === 'floorAd') return;
    if (!${fills}) return noFill();
    const ad = document.createElement('div');
    ad.style.cssText = 'height:250px;background:#ccc';
    document.getElementById(request.renderTo).append(ad);
    request.onRender();
  };
  window.Ya = { Context: { AdvManager: { render } } };
  const waiting = window.yaContextCb || [];
  window.yaContextCb = { push: (callback) => callback() };
  waiting.forEach((callback) => callback());`;
