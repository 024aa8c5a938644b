/**
 * Assets of earlier releases in the folder of a site: a page that was opened before a release requests its scripts after
 * it.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { RELEASE } from './releaseFiles';

/** When each of them was replaced; beside the pages, and only where some are kept. */
export const KEPT_ASSETS_FILE = '_kept-assets.json';
const DAY_MS = 86_400_000;

const keptSchema = v.record(v.string(), v.pipe(v.string(), v.isoTimestamp()));

interface Options {
  /** The folder of the site as it is; it need not exist. */
  from: string;
  /** The new folder, with the assets of its release. */
  to: string;
  /** Time for which a replaced file is kept. */
  days: number;
  nowMs: number;
  /** Puts a file in place. */
  publish: (source: string, target: string) => Promise<void>;
}

/** Takes the assets over that were replaced no more than some days ago. */
export async function keepAssets({ from, to, days, nowMs, publish }: Options): Promise<void> {
  const source = join(from, RELEASE.assets);
  const target = join(to, RELEASE.assets);
  const replaced = await readReplaced(from);
  const current = await readdir(target);
  const kept = (await readdir(source).catch((): string[] => []))
    .filter((name) => !current.includes(name))
    .map((name) => [name, replaced[name] ?? new Date(nowMs).toISOString()] as const)
    .filter(([, since]) => nowMs - Date.parse(since) < days * DAY_MS);
  for (const [name] of kept) await publish(join(source, name), join(target, name));
  if (kept.length === 0) return;
  await writeFile(
    join(to, KEPT_ASSETS_FILE),
    `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
  );
}

/** Empty if the file is missing or is none of ours: then all of them count as replaced now. */
async function readReplaced(folder: string): Promise<Readonly<Record<string, string>>> {
  try {
    return v.parse(keptSchema, JSON.parse(await readFile(join(folder, KEPT_ASSETS_FILE), 'utf8')));
  } catch {
    return {};
  }
}
