/**
 * The visit record and its rules (sections 3 and 4, "Visit record", "Visit rules"). Pure: shared by the app and the
 * inline script.
 */
import { readId, type Id } from '../../api/source';
import { asText, isRecord } from '../../lib/readUnknown';

export interface VisitRecord {
  /** Landing url without query or hash. Empty after «Далее»: then it matches no url. */
  readonly url: string;
  readonly key: string;
  readonly token: Id;
  /** `79XXXXXXXXX`, or empty. */
  readonly telephone: string;
  readonly regionId: string;
  readonly alternativeSettings: boolean;
  readonly adsKeyCustom: string;
  readonly adsUseCustom: boolean;
}

/** Query parameters that start a new visit; case-sensitive. */
const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'from_url',
  'utm_medium',
  'any_param',
  'subid',
  'transaction_id',
  'tr_id',
  'click_id',
  'ClickHash',
  'utm_term',
] as const;

/** Browsers limit a cookie to 4096 bytes including name and attributes; this limits the encoded value. */
const COOKIE_VALUE_MAX_BYTES = 3_800;

/** A url without its query and hash. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** The visit of a url that has not been parsed. */
export function emptyVisit(url: string): VisitRecord {
  return {
    url,
    key: '',
    token: '',
    telephone: '',
    regionId: '',
    alternativeSettings: false,
    adsKeyCustom: '',
    adsUseCustom: false,
  };
}

/** A mobile number as the service writes it; empty for anything else. */
export function parseVisitTelephone(text: string): string {
  return /^79\d{9}$/.test(text) ? text : '';
}

/** What the rules of a load need of a visit. */
export type StoredVisit = Pick<VisitRecord, 'url' | 'token' | 'telephone'>;

/** The fields of the cookie, unchecked; null if it is missing or invalid. */
function readFields(raw: string | undefined): Readonly<Record<string, unknown>> | null {
  // Longer than any value that `serializeVisit` returns.
  if (raw === undefined || raw.length > COOKIE_VALUE_MAX_BYTES) return null;
  try {
    const stored: unknown = JSON.parse(raw);
    return isRecord(stored) && typeof stored['url'] === 'string' ? stored : null;
  } catch {
    return null;
  }
}

const hostOf = (url: string): string | undefined => url.split('/')[2];

/**
 * The value that this host has written: its url names the host or, where that is empty, its `host` does. A site of the
 * same parent domain may have set a cookie of this name for the whole domain. Versions without `host` wrote an empty url
 * together with an empty telephone.
 *
 * @param cookies all values of the name
 * @param pageUrl any url of this host
 */
export function findVisitCookie(cookies: readonly string[], pageUrl: string): string | undefined {
  const find = (host: unknown, mayHavePhone: boolean) =>
    cookies.find((raw) => {
      const fields = readFields(raw);
      return (
        fields !== null &&
        (hostOf(asText(fields['url'])) ?? fields['host']) === host &&
        (mayHavePhone || !fields['telephone'])
      );
    });
  return find(hostOf(pageUrl), true) ?? find(undefined, false);
}

function readRules(fields: Readonly<Record<string, unknown>>): StoredVisit {
  return {
    url: asText(fields['url']),
    token: readId(fields['token']),
    telephone: parseVisitTelephone(asText(fields['telephone'])),
  };
}

/** The part of the cookie that the rules need; null if it is missing or invalid. */
export function readStoredVisit(raw: string | undefined): StoredVisit | null {
  const fields = readFields(raw);
  return fields && readRules(fields);
}

/** Parses the cookie into a complete record; null if it is missing or invalid. */
export function parseVisitCookie(raw: string | undefined): VisitRecord | null {
  const fields = readFields(raw);
  return (
    fields && {
      ...readRules(fields),
      key: asText(fields['key']),
      regionId: asText(fields['regionId']),
      alternativeSettings: fields['alternativeSettings'] === '1',
      adsKeyCustom: asText(fields['adsKeyCustom']),
      adsUseCustom: fields['adsUseCustom'] === '1',
    }
  );
}

/**
 * Serializes the record as one JSON object, so that two tabs cannot mix two visits. Drops optional
 * fields that do not fit; null if it is still too long. Without a url it names its host, see `findVisitCookie`.
 *
 * @param pageUrl any url of this host
 */
export function serializeVisit(record: VisitRecord, pageUrl: string): string | null {
  const fields = {
    ...record,
    alternativeSettings: record.alternativeSettings ? '1' : '0',
    adsUseCustom: record.adsUseCustom ? '1' : '0',
  };
  for (const optional of [null, 'adsKeyCustom', 'url', 'key', 'regionId'] as const) {
    if (optional !== null) fields[optional] = '';
    const value = JSON.stringify(fields.url ? fields : { ...fields, host: hostOf(pageUrl) });
    if (encodeURIComponent(value).length <= COOKIE_VALUE_MAX_BYTES) return value;
  }
  return null;
}

/**
 * "A visit is re-parsed when there is no stored token. It is also re-parsed when the address differs from the
 * stored url and carries any of these parameters."
 *
 * @param url the full landing url, query included
 */
export function needsParsing(stored: StoredVisit | null, url: string): boolean {
  if (stored === null || stored.token === '') return true;
  const parameters = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  return stored.url !== url && CAMPAIGN_PARAMETERS.some((name) => parameters.has(name));
}

/** "A visit counts as default when the current address without query or hash equals the stored url." */
export function isDefaultVisit(record: StoredVisit, url: string): boolean {
  return record.url === withoutQuery(url);
}

/** "Preparing for the next visit clears the stored url and telephone." */
export function resetForNextVisit(record: VisitRecord): VisitRecord {
  return { ...record, url: '', telephone: '' };
}

/**
 * The stored visit without its phone, once a lead has been answered: nothing needs it any more.
 *
 * @param raw from `findVisitCookie`
 * @param tokens of the load: by now the cookie may hold the newer visit of another tab
 * @returns undefined if there is nothing to change
 */
export function withoutTelephone(
  raw: string | undefined,
  tokens: readonly (Id | undefined)[],
): string | undefined {
  if (raw === undefined) return undefined;
  const { token } = Object(JSON.parse(raw)) as { readonly token?: Id };
  return tokens.includes(token) ? raw.replace(/("telephone":")\d+/, '$1') : undefined;
}
