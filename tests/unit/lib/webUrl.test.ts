import { describe, expect, it } from 'vitest';
import { hostileUrls } from '../../support/hostileUrls';
import { httpsOrigins, toWebUrl, toWebUrlOrPath } from '~/lib/webUrl';

const rejected = [
  ...hostileUrls,
  'https:/evil.example',
  'https:\\\\evil.example',
  'http://',
  `https://a.example/${'x'.repeat(4_079)}`,
  'to https://a.example/',
  'https://user@a.example/',
  'https://:password@a.example/',
];

describe('a url from the service', () => {
  it.each(rejected)('toWebUrl rejects %j', (url) => {
    expect(toWebUrl(url)).toBeNull();
    expect(toWebUrlOrPath(url)).toBeNull();
  });

  it.each([
    'https://a.example/x?y=1#z',
    'http://a.example/',
    'https://почта.рф/путь',
    ' https://a.example ',
    `https://a.example/${'x'.repeat(4_078)}`,
  ])('toWebUrl accepts %j', (url) => {
    expect(toWebUrl(url)).toMatch(/^https?:\/\//);
  });

  it('toWebUrlOrPath also accepts a path of this site, for documents and images', () => {
    expect(toWebUrlOrPath('/documents/rules.pdf')).toBe('/documents/rules.pdf');
    expect(toWebUrl('/documents/rules.pdf')).toBeNull();
    const longest = `/${'x'.repeat(4_095)}`;
    expect(toWebUrlOrPath(` ${longest} `)).toBe(longest);
    expect(toWebUrlOrPath(`${longest}x`)).toBeNull();
    expect(toWebUrlOrPath('/документы/Согласие 1.pdf')).toBe('/документы/Согласие 1.pdf');
    for (const path of ['/\\evil.example', '//evil.example', 'documents/x', '/\t/evil.example']) {
      expect(toWebUrlOrPath(path)).toBeNull();
    }
  });

  it('has an origin on https only, with a placeholder as its name', () => {
    expect(httpsOrigins('https://{code}.example/x')).toEqual(['https://code.example']);
    expect(httpsOrigins('http://a.example/')).toEqual([]);
  });
});
