/**
 * The visit record and its rules (sections 3 and 4, "Visit record", "Visit rules"). Pure and without a library, since
 * the inline script that runs before the first paint is made from it too.
 */

export interface VisitRecord {
  /** The landing address without query or hash. Empty after «Далее»: then it equals no address. */
  readonly url: string;
  readonly key: string;
  readonly token: string;
  /** `79XXXXXXXXX`, or empty. */
  readonly telephone: string;
  readonly regionId: string;
  readonly alternativeSettings: boolean;
  readonly adsKeyCustom: string;
  readonly adsUseCustom: boolean;
}

/** The parameters that make an address a new visit; names are case-sensitive. */
export const REPARSE_PARAMETERS = [
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

/** Cookies hold 4096 bytes, name and attributes included; this is for the encoded value alone. */
const COOKIE_VALUE_MAX_BYTES = 3_800;
const FIELD_MAX_LENGTH = 2_048;

/** An address without its query and hash. */
export function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

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

/** A mobile as the service writes it; anything else counts as no phone. */
export function toVisitTelephone(text: string): string {
  return /^79\d{9}$/.test(text) ? text : '';
}

/**
 * The record in the cookie, or null when there is none that can be trusted. Whatever it holds, the answer is a whole
 * record of the right types.
 */
export function parseVisitCookie(raw: string | undefined): VisitRecord | null {
  if (raw === undefined || raw.length > 2 * COOKIE_VALUE_MAX_BYTES) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const textOf = (name: keyof VisitRecord) => {
    const value = fields.get(name);
    return typeof value === 'string' && value.length <= FIELD_MAX_LENGTH ? value : '';
  };
  if (typeof fields.get('url') !== 'string') return null;
  return {
    url: textOf('url'),
    key: textOf('key'),
    token: textOf('token'),
    telephone: toVisitTelephone(textOf('telephone')),
    regionId: textOf('regionId'),
    alternativeSettings: textOf('alternativeSettings') === '1',
    adsKeyCustom: textOf('adsKeyCustom'),
    adsUseCustom: textOf('adsUseCustom') === '1',
  };
}

/**
 * The record as one JSON object of strings, so that two tabs cannot mix two visits; or null when it would overflow a
 * cookie even without what the page can do without.
 */
export function serializeVisit(record: VisitRecord): string | null {
  const fields = {
    ...record,
    alternativeSettings: record.alternativeSettings ? '1' : '0',
    adsUseCustom: record.adsUseCustom ? '1' : '0',
  };
  for (const dispensable of [null, 'adsKeyCustom', 'url', 'key', 'regionId'] as const) {
    if (dispensable !== null) fields[dispensable] = '';
    const value = JSON.stringify(fields);
    if (encodeURIComponent(value).length <= COOKIE_VALUE_MAX_BYTES) return value;
  }
  return null;
}

/**
 * "A visit is re-parsed when there is no stored token. It is also re-parsed when the address differs from the stored
 * url and carries any of these parameters."
 *
 * @param address the whole landing address, query included
 */
export function needsParsing(stored: VisitRecord | null, address: string): boolean {
  if (stored === null || stored.token === '') return true;
  return stored.url !== address && hasReparseParameter(address);
}

function hasReparseParameter(address: string): boolean {
  const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
  const parameters = new URLSearchParams(query);
  return REPARSE_PARAMETERS.some((name) => parameters.has(name));
}

/** "A visit counts as default when the current address without query or hash equals the stored url." */
export function isDefaultVisit(record: VisitRecord, address: string): boolean {
  return record.url === withoutQuery(address);
}

/** "Preparing for the next visit clears the stored url and telephone." The rest of it is other slices' business. */
export function preparedForNextVisit(record: VisitRecord): VisitRecord {
  return { ...record, url: '', telephone: '' };
}
