import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepAssets, KEPT_ASSETS_FILE } from '~/build/site/keptAssets';
import { temporaryFolder } from '~tests/support/temporaryFolder';

const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2026, 0, 1);

let folder = '';
beforeEach(() => (folder = temporaryFolder()));

const site = () => join(folder, 'site');
const listAssets = () => readdirSync(join(site(), 'assets')).sort();

/** Makes the site anew with these assets. */
async function release(day: number, names: readonly string[], days = 30): Promise<void> {
  const to = join(folder, 'partial');
  mkdirSync(join(to, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(join(to, 'assets', name), `${name} of day ${day}`);
  const nowMs = START_MS + day * DAY_MS;
  await keepAssets({ from: site(), to, days, nowMs, publish: copyFile });
  rmSync(site(), { recursive: true, force: true });
  cpSync(to, site(), { recursive: true });
  rmSync(to, { recursive: true });
}

describe('the folder of a site', () => {
  it('keeps the assets of a release for 30 days after the next one', async () => {
    await release(0, ['a.js', 'shared.js']);
    await release(100, ['b.js', 'shared.js']);
    expect(listAssets()).toEqual(['a.js', 'b.js', 'shared.js']);
    await release(129, ['c.js', 'shared.js']);
    expect(listAssets()).toEqual(['a.js', 'b.js', 'c.js', 'shared.js']);
    await release(130, ['c.js', 'shared.js']);
    expect(listAssets()).toEqual(['b.js', 'c.js', 'shared.js']);
    expect(readFileSync(join(site(), 'assets', 'shared.js'), 'utf8')).toBe('shared.js of day 130');
  });

  it('counts the days anew for an asset that came back in between', async () => {
    await release(0, ['a.js']);
    await release(10, ['b.js']);
    await release(20, ['a.js']);
    await release(35, ['b.js']);
    await release(45, ['b.js']);
    expect(listAssets()).toEqual(['a.js', 'b.js']);
  });

  it('has no assets but those of the release where none are kept', async () => {
    await release(0, ['a.js']);
    expect(readdirSync(site())).toEqual(['assets']);
    await release(1, ['b.js'], 0);
    expect(listAssets()).toEqual(['b.js']);
    expect(readdirSync(site())).toEqual(['assets']);
  });

  it.each(['{', '{"a.js":"yesterday"}'])(
    'takes %s for no record, and keeps all',
    async (content) => {
      await release(0, ['a.js']);
      await release(1, ['b.js']);
      writeFileSync(join(site(), KEPT_ASSETS_FILE), content);
      await release(60, ['c.js']);
      expect(listAssets()).toEqual(['a.js', 'b.js', 'c.js']);
    },
  );
});
