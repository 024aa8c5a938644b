import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { shortStyledIds } from '~/build/plugins/shortStyledIds';

/** Builds a component file, given as the styled-components transform leaves it. */
async function buildComponent(code: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'ids-'));
  try {
    mkdirSync(`${root}/src/ui`, { recursive: true });
    writeFileSync(`${root}/src/App.tsx`, '');
    writeFileSync(`${root}/src/ui/Card.tsx`, code);
    const output = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [shortStyledIds()],
      build: {
        write: false,
        minify: false,
        lib: { entry: 'src/ui/Card.tsx', formats: ['es'] },
      },
    })) as Rolldown.RolldownOutput[];
    return output[0]?.output[0].code ?? '';
  } finally {
    rmSync(root, { recursive: true });
  }
}

const withHash = (hash: string) => `export const CARD = { componentId: "sc-${hash}-0" };`;

// The transform writes no leading zeros.
it.each(['1a2b3c4d', '99999999', 'aa04f77', 'f'])(
  'a styled component gets the number of its file as id, whatever the hash of the file (%s)',
  async (hash) => {
    expect(await buildComponent(withHash(hash))).toContain('componentId: "sc-1-0"');
  },
);
