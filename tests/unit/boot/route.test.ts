import { expect, it } from 'vitest';
import { decideLanding } from '~/boot/decideLanding';
import { isHomePath, recoverHomeUrl } from '~/boot/route';

it.each([
  ['/%3Futm_source=y', '', '/', '/?utm_source=y'],
  ['/%3futm_source%3Dy%26a%3db', '', '/', '/?utm_source=y&a=b'],
  ['/loans/%3Futm_source=y%26z', '?yclid=1', '/loans/', '/loans/?utm_source=y%26z&yclid=1'],
  ['/index.html%3Fa=1%3Fb', '', '/', '/?a=1%3Fb'],
  ['/%3Fq=%F2%E5%EB', '', '/', '/?q=%F2%E5%EB'],
  ['/&utm_source=y&a=%26', '?yclid=1', '/', '/?utm_source=y&a=%26&yclid=1'],
  ['/loans//&utm_source=y', '', '/loans/', '/loans/?utm_source=y'],
  ['/;utm_source=y&a=1', '', '/', '/?utm_source=y&a=1'],
  ['/index.b&utm_source=y', '', '/', '/?utm_source=y'],
  ['/%20', '?utm_source=y', '/', '/?&utm_source=y'],
  ['/%E2%80%8B', '?utm_source=y', '/', '/?&utm_source=y'],
  ['/%C2%A0', '?utm_source=y', '/', '/?&utm_source=y'],
  ['/%20%3Futm_source=y', '', '/', '/?utm_source=y'],
  ['/%E2%80%8B%3Futm_source=y', '', '/', '/?utm_source=y'],
])('recoverHomeUrl turns %s%s below %s into %s', (pathname, search, base, url) => {
  expect(recoverHomeUrl({ pathname, search }, base)).toBe(url);
});

it.each([
  '/',
  '/index.html',
  '/other',
  '/other%3Futm_source=y',
  '/other%20',
  '/other&a=1',
  '/a&b/',
  // Other signs of the same first bytes.
  '/%E2%82%BD',
  '/%C2%AB',
  '//evil.example/%3Fa=1',
])('recoverHomeUrl leaves %s alone', (pathname) => {
  expect(recoverHomeUrl({ pathname, search: '?a=1' }, '/')).toBeNull();
});

it.each([
  ['/', '/', true],
  ['/index.html', '/', true],
  ['/index.new-form_2.html', '/', true],
  ['/index.new-form_2', '/', true],
  ['/index', '/', true],
  ['/index/', '/', true],
  ['/index.new-form_2/', '/', true],
  ['/loans/index.b', '/loans/', true],
  ['//loans//index.html', '/loans/', true],
  ['///', '/', true],
  ['/index.a b.html', '/', false],
  ['/index..html', '/', false],
  ['/index.b.c', '/', false],
  ['/indexb', '/', false],
  ['/loans/', '/', false],
  ['/index.html/', '/', false],
])('isHomePath says of %s below %s: %s', (pathname, base, isHome) => {
  expect(isHomePath(pathname, base)).toBe(isHome);
});

it.each([
  ['red', [], false],
  ['red', ['1'], true],
  ['purple', ['1'], false],
])('the stored theme %s with the mark %j is active: %s', (alias, values, isThemeActive) => {
  const readCookie = (name: string) => (name === 'theme_activity' ? values : [alias]);
  expect(decideLanding('https://a.example/', readCookie).isThemeActive).toBe(isThemeActive);
});
