import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hostInLetters } from '~/lib/hostInLetters';
import fc, { forAll } from '~tests/support/properties';

describe('a host', () => {
  it.each([
    ['xn--80aafc7c0e.xn--p1ai', 'гавань.рф'],
    ['www.XN--80aafc7c0e.xn--p1ai', 'www.гавань.рф'],
    ['partner.example', 'partner.example'],
    ['', ''],
    // «аpple» with a Cyrillic «а», and Chinese.
    ['xn--pple-43d.com', 'xn--pple-43d.com'],
    ['xn--fiqs8s.example', 'xn--fiqs8s.example'],
    ['xn--a.example', 'xn--a.example'],
    ['xn--99999999999.example', 'xn--99999999999.example'],
    ['xn--.example', 'xn--.example'],
  ])('%j is shown as %j', (host, shown) => {
    expect(hostInLetters(host)).toBe(shown);
  });

  it('with any Cyrillic label is shown as it was before it became punycode', () => {
    const letters = Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789');
    forAll(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 20 }), (label) => {
      const host = `я${label.join('')}.рф`;
      expect(hostInLetters(domainToASCII(host))).toBe(host);
    });
  });
});
