// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createCookieJar } from '~/lib/cookieJar';

it('of several cookies of one name the one that was set in this load is read, else the selected or the first one', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=other; a=own');
  const jar = createCookieJar({ isSecure: false });
  const last = (values: readonly string[]) => values.at(-1);
  const first = ([value]: readonly string[]) => value;
  expect(jar.get('a')).toBe('other');
  expect(jar.get('a', last)).toBe('own');
  jar.set('a', 'own', 60);
  expect(jar.get('a', first)).toBe('own');
  jar.remove('a');
  expect(jar.get('a', first)).toBe('other');
});
