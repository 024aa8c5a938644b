/** Stand-ins for third parties' scripts: an ad is a drawn box, a push service a script that does nothing. */

/** What comes from an address of somebody else. */
export interface ThirdPartyAnswer {
  /** The beginning of the address. */
  readonly address: string;
  /** `blocked` as by a blocker, `hangs` for ever. */
  readonly answer: { readonly script: string } | 'blocked' | 'hangs';
}

/** What the drawn ads say. */
export const AD_TEXT = 'Пример рекламы';

const DRAW = `var draw = (host) => {
  const ad = document.createElement('div');
  ad.textContent = '${AD_TEXT}';
  ad.style.cssText = 'height:120px;display:grid;place-items:center;background:#d9d2c3;color:#333';
  host.append(ad);
};`;

const YANDEX = 'https://yandex.ru/ads/system/context.js';
const GOOGLE = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';
const ADSFINPRO = 'https://front.adsfin.net/place/';
const SENDPULSE = 'https://web.webpushs.com/js/push/';
const ROLLERADS = 'https://push-sdk.com/f/sdk.js';

const yandexScript = (render: string) => `${DRAW}
  const render = (request, noFill) => { ${render} };
  window.Ya = { Context: { AdvManager: { render } } };
  const waiting = window.yaContextCb || [];
  window.yaContextCb = { push: (callback) => callback() };
  waiting.forEach((callback) => callback());`;

export const YANDEX_WITH_ADS: ThirdPartyAnswer = {
  address: YANDEX,
  answer: {
    script: yandexScript('draw(document.getElementById(request.renderTo)); request.onRender();'),
  },
};

export const YANDEX_WITHOUT_ADS: ThirdPartyAnswer = {
  address: YANDEX,
  answer: { script: yandexScript('noFill();') },
};

export const YANDEX_BLOCKED: ThirdPartyAnswer = { address: YANDEX, answer: 'blocked' };

/** Each push fills the next unit, as the real one does. */
export const GOOGLE_WITH_ADS: ThirdPartyAnswer = {
  address: GOOGLE,
  answer: {
    script: `${DRAW}
      const fill = () => {
        const unit = document.querySelector('ins.adsbygoogle:not([data-ad-status])');
        if (unit === null) return;
        draw(unit);
        unit.dataset.adStatus = 'filled';
      };
      (window.adsbygoogle || []).forEach(fill);
      window.adsbygoogle = { push: fill };`,
  },
};

export const ADSFINPRO_WITH_ADS: ThirdPartyAnswer = {
  address: ADSFINPRO,
  answer: { script: `${DRAW} draw(document.currentScript.previousElementSibling);` },
};

const NOTHING = { script: '' };

export const SENDPULSE_SCRIPT: ThirdPartyAnswer = { address: SENDPULSE, answer: NOTHING };
export const ROLLERADS_SCRIPT: ThirdPartyAnswer = { address: ROLLERADS, answer: NOTHING };

/** Services that publish no address of their own: operators enter it whole. */
export const RAFINAD_ADDRESS = 'https://rafinad.example/sdk.js';
export const RAFINAD_SCRIPT: ThirdPartyAnswer = { address: RAFINAD_ADDRESS, answer: NOTHING };
export const REPUSH_ADDRESS = 'https://repush.example/sdk.js';
export const REPUSH_SCRIPT: ThirdPartyAnswer = { address: REPUSH_ADDRESS, answer: NOTHING };
