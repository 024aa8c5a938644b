import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { foldRuntime } from '~/build/plugins/foldRuntime';

let folder: string | null = null;
afterEach(async () => {
  if (folder !== null) await rm(folder, { recursive: true });
  folder = null;
});

/** A chunk with only the fields that the plugin reads. */
function chunk(name: string, imports: readonly string[], code: string): Rolldown.OutputChunk {
  return { type: 'chunk', name, fileName: `${name}.mjs`, imports, code } as Rolldown.OutputChunk;
}

const MINIFIED = {
  runtime: 'var e=f=>()=>f()+1;export{e as t};',
  libraries: 'import{t as e}from"./rolldown-runtime.mjs";var t=e(()=>1);export{t as n};',
  app: 'import{n as e}from"./libraries.mjs";import{t as n}from"./rolldown-runtime.mjs";export default n(e)();',
};
const NOT_MINIFIED = {
  runtime: 'var wrap = (f) => () => f() + 1;\n//#endregion\nexport { wrap as t };\n',
  libraries:
    'import { t as wrap } from "./rolldown-runtime.mjs";\nvar two = wrap(() => 1);\nexport { two as n };\n',
  app: 'import { n as two } from "./libraries.mjs";\nimport { t as wrap } from "./rolldown-runtime.mjs";\nexport default wrap(two)();\n',
};
const withSourceMaps = (codes: typeof MINIFIED) => {
  const entries = Object.entries(codes).map(([name, code]) => {
    return [name, `${code}\n//# sourceMappingURL=${name}.mjs.map`];
  });
  return Object.fromEntries(entries) as typeof MINIFIED;
};

it.each([
  ['minified', MINIFIED],
  ['not minified', NOT_MINIFIED],
  ['minified, with source maps', withSourceMaps(MINIFIED)],
  ['not minified, with source maps', withSourceMaps(NOT_MINIFIED)],
])(
  'the bundler’s helpers work after their move to the libraries chunk, in a build that is %s',
  async (_form, codes) => {
    const chunks = [
      chunk('rolldown-runtime', [], codes.runtime),
      chunk('libraries', ['rolldown-runtime.mjs'], codes.libraries),
      chunk('app', ['libraries.mjs', 'rolldown-runtime.mjs'], codes.app),
    ];
    const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]));
    const { generateBundle } = foldRuntime();
    if (typeof generateBundle !== 'function') throw new Error('the plugin has no hook');
    await generateBundle.call({} as never, {} as never, bundle, false);

    expect(Object.keys(bundle)).toEqual(['libraries.mjs', 'app.mjs']);
    const target = await mkdtemp(join(tmpdir(), 'landing-chunks-'));
    folder = target;
    for (const { fileName, code } of Object.values(bundle)) {
      // Vitest would look for the source map.
      await writeFile(join(target, fileName), code.replace(/\/\/# source.*/g, ''));
    }
    const url = pathToFileURL(join(target, 'app.mjs')).href;
    const { default: result } = (await import(/* @vite-ignore */ url)) as { default: number };
    expect(result).toBe(3);
  },
);
