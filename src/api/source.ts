/** The source of a visit. Imports no library: the inline script parses it, too. */
import { asText, isRecord } from '../lib/readUnknown';

/** What the service knows of a visitor (section 3, "Source parse response"). */
export interface Source {
  readonly key: string;
  readonly token: Id;
  readonly telephone: string;
  readonly regionId: string;
  readonly alternativeSettings: boolean;
  readonly adsKeyCustom: string;
  readonly adsUseCustom: boolean;
}

/** An id in the type that it arrived in, which it goes back in; of 16 digits and more, a text: `quoteLongIntegers`. */
export type Id = string | number;

export const readId = (value: unknown): Id =>
  Number.isFinite(value) ? Number(value) : asText(value);
/** One that does not go back. */
export const toId = (value: unknown) => (Number.isFinite(value) ? String(value) : asText(value));
/** `'1'`, `1` and `true` mean true. */
export const toFlag = (value: unknown) => value === '1' || value === 1 || value === true;

/** The token of a response; without one it is invalid. Empty if there is none. */
export function readToken(body: unknown): Id {
  const token = isRecord(body) ? readId(body['token']) : '';
  return typeof token === 'string' ? token.trim() : token;
}

/**
 * Parses the response of `POST /help/parse-source-from-url`; an ill-typed field has its default.
 *
 * @returns null without a token
 */
export function parseSource(body: unknown): Source | null {
  const token = readToken(body);
  return !isRecord(body) || token === ''
    ? null
    : {
        key: toId(body['key']),
        token,
        telephone: toId(body['telephone']),
        regionId: toId(body['region_id']),
        alternativeSettings: toFlag(body['use_alternative_settings']),
        adsKeyCustom: asText(body['ads_key_custom']),
        adsUseCustom: toFlag(body['ads_use_custom']),
      };
}
