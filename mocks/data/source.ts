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
 * What the service makes of a landing address.
 *
 * @param address absolute, query included
 * @param serial tells the parses of one address apart, so that each has a token of its own
 */
export function sourceOf(address: string, serial: number): SourceWire {
  const { searchParams } = new URL(address);
  const phones = PHONE_PARAMETERS.map((name) => searchParams.get(name) ?? '');
  return buildSource({
    key: searchParams.get('utm_source') ?? searchParams.get('from_url') ?? '',
    token: `pt-${hashOf(address)}-${serial}`,
    telephone: phones.find((phone) => MOBILE.test(phone)) ?? '',
  });
}

/** FNV-1a in eight hexadecimal digits: the same address has the same token in every run. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
