import { describe, expect, it } from 'vitest';
import { toWebAddress, toWebAddressOrPath } from '../../../src/lib/webAddress';

const hostile = [
  '',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https:/evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'http://',
  'https://user:password@a.example/',
  'ftp://a.example/',
  'a.example/path',
  `https://a.example/${'x'.repeat(5_000)}`,
];

describe('an address from the service', () => {
  it.each(hostile)('%j is refused', (address) => {
    expect(toWebAddress(address)).toBeNull();
    expect(toWebAddressOrPath(address)).toBeNull();
  });

  it.each(['https://a.example/x?y=1#z', 'http://a.example/', 'https://почта.рф/путь'])(
    '%j is taken',
    (address) => {
      expect(toWebAddress(address)).toMatch(/^https?:\/\//);
    },
  );

  it('may be a path on this site where documents and pictures are meant', () => {
    expect(toWebAddressOrPath('/documents/rules.pdf')).toBe('/documents/rules.pdf');
    expect(toWebAddress('/documents/rules.pdf')).toBeNull();
    for (const path of ['/\\evil.example', '//evil.example', 'documents/x', '/a b']) {
      expect(toWebAddressOrPath(path)).toBeNull();
    }
  });
});
