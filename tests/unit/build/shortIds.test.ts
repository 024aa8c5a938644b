import { expect, it } from 'vitest';
import { shortenIds } from '~/build/plugins/shortIds';

it('the ids of the components of a file have three letters in place of its hash', () => {
  const code = 'a({ componentId: "sc-a718efe0-2" });b({ componentId: "sc-a718efe0-13" });';
  expect(shortenIds(code, new Map())).toBe(
    'a({ componentId: "sc-7xc-2" });b({ componentId: "sc-7xc-13" });',
  );
});

it('two files whose ids would be the same fail the build', () => {
  const files = new Map<string, string>();
  shortenIds('"sc-00000001-0"', files);
  expect(() => shortenIds('"sc-0000b641-0"', files)).toThrow('rename one');
});
