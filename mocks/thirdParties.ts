/** Fake third-party scripts: ads are drawn boxes, push scripts do nothing. The counter's: `metrika.ts`. */

export interface ThirdPartyScript {
  readonly urlPrefix: string;
  /** `blocked` fails as with an ad blocker. */
  readonly response: { readonly script: string } | 'blocked';
}

/** The response to a request to another host; one without a matching script is blocked. */
export function findResponse(
  scripts: readonly ThirdPartyScript[],
  url: string,
): ThirdPartyScript['response'] {
  return scripts.find(({ urlPrefix }) => url.startsWith(urlPrefix))?.response ?? 'blocked';
}

/** Text inside every fake ad. */
export const AD_TEXT = 'Пример рекламы';

const DEFINE_DRAW = `var draw = (host) => {
  const ad = document.createElement('div');
  ad.textContent = '${AD_TEXT}';
  ad.style.cssText = 'height:120px;display:grid;place-items:center;background:#d9d2c3;color:#333';
  host.append(ad);
};`;

const yandex = (renderBody: string): ThirdPartyScript => ({
  urlPrefix: 'https://yandex.ru/ads/system/context.js',
  response: {
    script: `${DEFINE_DRAW}
      const render = (request, noFill) => {
        if (request.type !== 'floorAd') { ${renderBody} }
      };
      window.Ya = { Context: { AdvManager: { render } } };
      const queue = window.yaContextCb || [];
      window.yaContextCb = { push: (callback) => callback() };
      queue.forEach((callback) => callback());`,
  },
});

export const YANDEX_WITH_ADS = yandex(
  'draw(document.getElementById(request.renderTo)); request.onRender();',
);
export const YANDEX_NO_FILL = yandex('noFill();');
export const YANDEX_BLOCKED: ThirdPartyScript = { ...YANDEX_NO_FILL, response: 'blocked' };

/** Each push fills the next unit, as the real script does. */
export const GOOGLE_WITH_ADS: ThirdPartyScript = {
  urlPrefix: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js',
  response: {
    script: `${DEFINE_DRAW}
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

export const ADSFINPRO_WITH_ADS: ThirdPartyScript = {
  urlPrefix: 'https://front.adsfin.net/place/',
  response: { script: `${DEFINE_DRAW} draw(document.currentScript.previousElementSibling);` },
};

const emptyScript = (urlPrefix: string): ThirdPartyScript => ({
  urlPrefix,
  response: { script: '' },
});

export const SENDPULSE_SCRIPT = emptyScript('https://web.webpushs.com/js/push/');
export const ROLLERADS_SCRIPT = emptyScript('https://push-sdk.com/f/sdk.js');

/** Rafinad and Repush publish no script url; operators enter it in the site settings. */
export const RAFINAD_URL = 'https://rafinad.example/sdk.js';
export const RAFINAD_SCRIPT = emptyScript(RAFINAD_URL);
export const REPUSH_URL = 'https://repush.example/sdk.js';
export const REPUSH_SCRIPT = emptyScript(REPUSH_URL);
