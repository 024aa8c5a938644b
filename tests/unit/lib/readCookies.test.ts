// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readCookies } from '~/lib/readCookies';

it('every readable cookie of a name is read, whatever the others are', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; ab=2; a=%E0%A4%A; a=%D1%8F; b=a=3');
  const read = readCookies();
  expect(read('a')).toEqual(['1', 'я']);
  expect(read('ab')).toEqual(['2']);
  expect(read('b')).toEqual(['a=3']);
  expect(read('none')).toEqual([]);
});

it('blocked cookies are none', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readCookies()('a')).toEqual([]);
  expect(readCookies()('')).toEqual([]);
});
