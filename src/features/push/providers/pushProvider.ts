import type { SiteSettings } from '~/api/site';
import type { SiteConfig } from '~/config/site';
import { httpsOrigins, parseWebUrl } from '~/lib/webUrl';

interface ProviderSettings {
  readonly settings: Pick<SiteSettings, 'pushRafinadCode' | 'pushSendpulseCode' | 'pushRepushCode'>;
  readonly site: Pick<SiteConfig, 'siteAlias' | 'push'>;
  /** The visit token; empty if the parse has failed. */
  readonly token: string;
}

/** A push service. */
export interface PushProvider {
  /** True if the script loads only after a user gesture. */
  readonly requiresGesture: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The script url; null if the settings contain no valid code. */
  readonly scriptUrl: (settings: ProviderSettings) => string | null;
  /** Origins of its scripts: one list for the policy and for the check of a code in the settings. */
  readonly scriptOrigins: (push: PushSettings) => string[];
}

type PushSettings = SiteConfig['push'];

/** Origins that the operator has added, because a code in the settings is a url elsewhere. */
export const configuredOrigins = ({ scriptOrigins }: PushSettings): string[] =>
  scriptOrigins.flatMap(httpsOrigins);

/** Placeholder in a vendor's url. */
export const CODE_PLACEHOLDER = '{code}';

/**
 * Converts an operator's code to a script url: an https url as it is, or an id inserted into the vendor's url.
 * Everything else, such as HTML or code, is rejected.
 *
 * @param vendorUrl contains `{code}`; empty if unknown
 */
export function toScriptUrl(code: string, idPattern: RegExp, vendorUrl: string): string | null {
  const entered = code.trim();
  const candidate = idPattern.test(entered)
    ? vendorUrl.replace(CODE_PLACEHOLDER, encodeURIComponent(entered))
    : entered;
  const hasKnownUrl = candidate === entered || vendorUrl.includes(CODE_PLACEHOLDER);
  const url = parseWebUrl(candidate);
  return hasKnownUrl && url?.protocol === 'https:' ? url.href : null;
}

/** Id format for vendors that publish none. */
export const PLAIN_ID = /^[\w-]{1,64}$/;
