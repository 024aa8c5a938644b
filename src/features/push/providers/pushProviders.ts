import type { SiteSettings } from '~/api/site';
import type { PushService, SiteConfig } from '~/config/site';
import { httpsOrigins, parseWebUrl, WebUrl } from '~/lib/webUrl';

interface ProviderSettings {
  readonly settings: Pick<SiteSettings, 'pushRafinadCode' | 'pushSendpulseCode' | 'pushRepushCode'>;
  readonly site: Pick<SiteConfig, 'siteAlias' | 'push'>;
  /** The visit token; empty if the parse has failed. */
  readonly token: string;
}

export interface PushProvider {
  /** True if the script loads only after a user gesture. */
  readonly requiresGesture?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The script url; null if the settings contain no valid code. */
  readonly scriptUrl: (settings: ProviderSettings) => string | null;
  /** Origins of its scripts: one list for the policy and for the check of a code in the settings. */
  readonly scriptOrigins: (push: PushSettings) => string[];
}

type PushSettings = SiteConfig['push'];

/** Origins that the operator has added, because a code in the settings is a url elsewhere. */
const configuredOrigins = ({ scriptOrigins }: PushSettings): string[] =>
  scriptOrigins.flatMap(httpsOrigins);

/** Placeholder in a vendor's url. */
export const CODE_PLACEHOLDER = '{code}';

/**
 * Converts an operator's code to a script url: an https url as it is, or an id inserted into the vendor's url.
 * Everything else, such as HTML or code, is rejected.
 *
 * @param vendorUrl contains `{code}`; empty if unknown
 */
function toScriptUrl(code: string, idPattern: RegExp, vendorUrl: string): string | null {
  const entered = code.trim();
  const candidate = idPattern.test(entered)
    ? vendorUrl.replace(CODE_PLACEHOLDER, encodeURIComponent(entered))
    : entered;
  const hasKnownUrl = candidate === entered || vendorUrl.includes(CODE_PLACEHOLDER);
  const url = parseWebUrl(candidate);
  return hasKnownUrl && url?.protocol === 'https:' ? url.href : null;
}

/** Id format for vendors that publish none. */
const PLAIN_ID = /^[\w-]{1,64}$/;
const SENDPULSE_ID = /^[0-9a-f]{32}_\d{1,4}$/i;

export type ProviderName = Exclude<PushService, 'none'>;

export const PUSH_PROVIDERS: Record<ProviderName, PushProvider> = {
  sendpulse: {
    attributes: { charset: 'UTF-8' },
    scriptUrl: ({ settings: { pushSendpulseCode } }) =>
      toScriptUrl(pushSendpulseCode, SENDPULSE_ID, 'https://web.webpushs.com/js/push/{code}.js'),
    scriptOrigins: (push) => ['https://web.webpushs.com', ...configuredOrigins(push)],
  },
  /** Its script url comes from the site config. */
  rafinad: {
    scriptUrl: ({ settings, site }) =>
      toScriptUrl(settings.pushRafinadCode, PLAIN_ID, site.push.rafinadScriptUrl),
    scriptOrigins: (push) => [...httpsOrigins(push.rafinadScriptUrl), ...configuredOrigins(push)],
  },
  /** Loads after a user gesture, with the visit token in its url. */
  repush: {
    requiresGesture: true,
    scriptUrl({ settings, site, token }) {
      const scriptUrl = toScriptUrl(settings.pushRepushCode, PLAIN_ID, site.push.repushScriptUrl);
      if (scriptUrl === null || token === '') return scriptUrl;
      const url = new WebUrl(scriptUrl);
      url.searchParams.set('token', token);
      return url.href;
    },
    scriptOrigins: (push) => [...httpsOrigins(push.repushScriptUrl), ...configuredOrigins(push)],
  },
  /** With a zone for each site alias. */
  rollerads: {
    attributes: { 'data-cfasync': 'false' },
    scriptUrl: ({ site: { siteAlias, push } }) =>
      toScriptUrl(
        push.rolleradsZones[siteAlias] ?? '',
        PLAIN_ID,
        'https://push-sdk.com/f/sdk.js?z={code}',
      ),
    // Its script url is fixed: the settings hold no code for it.
    scriptOrigins: () => ['https://push-sdk.com'],
  },
};
