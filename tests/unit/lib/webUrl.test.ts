import { describe, expect, it } from 'vitest';
import { hostileUrls } from '../../support/hostileUrls';
import { toWebAddress, toWebAddressOrPath } from '../../../src/lib/webAddress';

const rejected = [
  ...hostileUrls,
  'https:/evil.example',
  'https:\\\\evil.example',
  'http://',
  `https://a.example/${'x'.repeat(5_000)}`,
];

describe('a url from the service', () => {
  it.each(rejected)('toWebAddress rejects %j', (url) => {
    expect(toWebAddress(url)).toBeNull();
    expect(toWebAddressOrPath(url)).toBeNull();
  });

  it.each(['https://a.example/x?y=1#z', 'http://a.example/', 'https://почта.рф/путь'])(
    'toWebAddress accepts %j',
    (url) => {
      expect(toWebAddress(url)).toMatch(/^https?:\/\//);
    },
  );

  it('toWebAddressOrPath also accepts a path of this site, for documents and images', () => {
    expect(toWebAddressOrPath('/documents/rules.pdf')).toBe('/documents/rules.pdf');
    expect(toWebAddress('/documents/rules.pdf')).toBeNull();
    for (const path of ['/\\evil.example', '//evil.example', 'documents/x', '/a b']) {
      expect(toWebAddressOrPath(path)).toBeNull();
    }
  });
});
