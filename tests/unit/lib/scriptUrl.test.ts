// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Imports a fresh module for each test, since the policy is created once per page. */
async function setUrl(url: string): Promise<unknown> {
  const { setScriptUrl } = await import('~/lib/scriptUrl');
  const script = { src: undefined as unknown };
  setScriptUrl(script as unknown as HTMLScriptElement, url);
  return script.src;
}

beforeEach(() => void vi.resetModules());

describe('a script url', () => {
  it.each(['https://ads.example/a.js', '/api/counter/get-by?alias=demo'])(
    'can be %s',
    async (url) => expect(await setUrl(url)).toBe(url),
  );

  it.each([
    'http://ads.example/a.js',
    '//ads.example/a.js',
    'data:text/javascript,hit()',
    'blob:x',
  ])('cannot be %s', async (url) => {
    await expect(setUrl(url)).rejects.toThrow('over https or from this site');
  });

  it('passes the page’s one policy in a browser with Trusted Types', async () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL: (text: string) => string }) => ({
        createScriptURL: (text: string) => ({ trusted: rules.createScriptURL(text) }),
      }),
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(await setUrl('https://ads.example/a.js')).toEqual({
      trusted: 'https://ads.example/a.js',
    });
    await setUrl('https://ads.example/b.js');
    await expect(setUrl('http://ads.example/a.js')).rejects.toThrow('over https');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['landing']);
  });

  it('of another origin than the allowed ones is refused by the default policy', async () => {
    const policies = new Map<string, { createScriptURL: (url: string) => string | null }>();
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => {
        policies.set(name, rules);
        return rules;
      },
    });
    const { allowScriptOrigins } = await import('~/lib/scriptUrl');
    allowScriptOrigins(['https://mc.yandex.ru']);
    const check = (url: string) => policies.get('default')?.createScriptURL(url);
    expect([...policies.keys()]).toEqual(['default']);
    expect(check('https://mc.yandex.ru/metrika/tag.js')).toBe(
      'https://mc.yandex.ru/metrika/tag.js',
    );
    for (const url of [
      'https://evil.example/metrika/tag.js',
      'https://mc.yandex.ru.evil.example/tag.js',
      'https://mc.yandex.ru@evil.example/tag.js',
      'http://mc.yandex.ru/metrika/tag.js',
      'https://mc.yandex.ru:8443/metrika/tag.js',
      'data:text/javascript,hit()',
      'blob:https://mc.yandex.ru/1',
      'javascript:hit()',
      'https://[mc.yandex.ru',
      '/assets/x.js',
    ]) {
      expect(check(url), url).toBeNull();
    }
  });

  it('is checked without a policy when the page’s headers allow none', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('refused');
      },
    });
    expect(await setUrl('https://ads.example/a.js')).toBe('https://ads.example/a.js');
    await expect(setUrl('http://ads.example/a.js')).rejects.toThrow('over https');
  });
});
