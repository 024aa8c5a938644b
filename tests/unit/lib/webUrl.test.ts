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

  it.each(['\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', ' \u200b\n'])(
    'is accepted with %j around it',
    (invisible) => {
      expect(toWebUrl(`${invisible}https://a.example/x${invisible}`)).toBe('https://a.example/x');
      expect(toWebUrlOrPath(`${invisible}/a.png${invisible}`)).toBe('/a.png');
    },
  );

  it('is read at once in a text of a megabyte', () => {
    const startedAtMs = performance.now();
    expect(toWebUrl(`${' '.repeat(1_000_000)}x`)).toBeNull();
    expect(toWebUrl(`https://a.example/${' '.repeat(1_000_000)}x`)).not.toBeUndefined();
    expect(performance.now() - startedAtMs).toBeLessThan(1_000);
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
