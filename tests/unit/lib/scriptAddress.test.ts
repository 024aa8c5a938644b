// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The policy is made once in a page's life: each test is a page of its own. */
async function setAddress(address: string): Promise<unknown> {
  const { setScriptAddress } = await import('../../../src/lib/scriptAddress');
  const script = { src: undefined as unknown };
  setScriptAddress(script as unknown as HTMLScriptElement, address);
  return script.src;
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

describe('the address of a script', () => {
  it.each(['https://ads.example/a.js', '/api/counter/get-by?alias=demo'])(
    'may be %s',
    async (address) => expect(await setAddress(address)).toBe(address),
  );

  it.each([
    'http://ads.example/a.js',
    '//ads.example/a.js',
    'data:text/javascript,hit()',
    'blob:x',
  ])('may not be %s', async (address) => {
    await expect(setAddress(address)).rejects.toThrow('over https or from this site');
  });

  it('goes through the page’s one policy where the browser has Trusted Types', async () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL: (text: string) => string }) => ({
        createScriptURL: (text: string) => ({ trusted: rules.createScriptURL(text) }),
      }),
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(await setAddress('https://ads.example/a.js')).toEqual({
      trusted: 'https://ads.example/a.js',
    });
    await setAddress('https://ads.example/b.js');
    await expect(setAddress('http://ads.example/a.js')).rejects.toThrow('over https');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['landing']);
  });

  it('is only checked where the page’s headers allow no such policy', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('refused');
      },
    });
    expect(await setAddress('https://ads.example/a.js')).toBe('https://ads.example/a.js');
  });
});
