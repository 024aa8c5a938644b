import type { SiteOptions } from '../../../api/site';
import type { SiteConfig } from '../../../config/site';
import { toWebUrl } from '../../../lib/webAddress';

export interface ChannelSettings {
  readonly options: Pick<SiteOptions, 'pushRafinadCode' | 'pushSendpulseCode' | 'pushRepushCode'>;
  readonly site: Pick<SiteConfig, 'siteAlias' | 'push'>;
  /** The visit's; empty where the parse has failed. */
  readonly token: string;
}

/** One push provider. Its module is a chunk that is loaded only when the provider is chosen. */
export interface Channel {
  /** Whether its script waits for the visitor's own tap. */
  readonly waitsForTap: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Its script's address; null when the settings hold nothing that can be one. */
  readonly scriptAddress: (settings: ChannelSettings) => string | null;
}

/** The place of a code in a vendor's address. */
const CODE_MARK = '{code}';

/**
 * What an operator has entered, as a script's address: an https address as it is, or an id of the vendor's known shape
 * put into the vendor's address. Anything else, a script element or other code above all, is refused.
 *
 * @param vendorAddress with `{code}` where the id goes; empty where none is known
 */
export function toScriptAddress(code: string, shape: RegExp, vendorAddress: string): string | null {
  const entered = code.trim();
  const address = shape.test(entered)
    ? vendorAddress.replace(CODE_MARK, encodeURIComponent(entered))
    : entered;
  const isFilledIn = address === entered || vendorAddress.includes(CODE_MARK);
  const url = toWebUrl(address);
  return isFilledIn && url?.protocol === 'https:' ? url.href : null;
}

/** Ids of vendors that publish no shape. */
export const PLAIN_ID = /^[\w-]{1,64}$/;
