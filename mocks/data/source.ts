import type { SourceWire } from './wire';

const PHONE_PARAMETERS = ['telephone', 'phone', 'tel'];
const MOBILE = /^79\d{9}$/;

/** A visit's source (section 3, "Source parse response"). */
export function buildSource(overrides: Partial<SourceWire> = {}): SourceWire {
  return {
    key: 'demo',
    token: 'demo-token',
    telephone: '',
    region_id: '77',
    use_alternative_settings: '0',
    ads_key_custom: '',
    ads_use_custom: '0',
    ...overrides,
  };
}

/**
 * Derives the source from a landing url, as the real service does.
 *
 * @param serial distinguishes parses of the same url, so that each has its own token
 */
export function buildSourceFromUrl(url: string, serial: number): SourceWire {
  const { searchParams } = new URL(url);
  const phones = PHONE_PARAMETERS.map((name) => searchParams.get(name) ?? '');
  return buildSource({
    key: searchParams.get('utm_source') ?? searchParams.get('from_url') ?? '',
    token: `pt-${hash(url)}-${serial}`,
    telephone: phones.find((phone) => MOBILE.test(phone)) ?? '',
  });
}

/** FNV-1a as eight hexadecimal digits: the same url gives the same token in every run. */
function hash(text: string): string {
  let result = 0x811c9dc5;
  for (const character of text) {
    result = Math.imul(result ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (result >>> 0).toString(16).padStart(8, '0');
}
