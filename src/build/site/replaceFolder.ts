/** Writes the folder of a site so that the old one stays, and stays served, until the new one is complete. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { getProp } from '../../lib/readUnknown';

/** Errors of a folder that cannot be renamed, though its content can: a mount, or a parent that is not ours. */
const NOT_RENAMED = ['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'];
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** In the root of a file system. */
export const LOST_AND_FOUND = 'lost+found';

/**
 * Writes a folder beside the one that it replaces. A folder that cannot be renamed keeps its place and gets the new
 * content, scripts before the pages that load them.
 *
 * @param write gets the path of an empty folder
 */
export async function replaceFolder(
  folder: string,
  write: (partial: string) => Promise<void>,
): Promise<void> {
  const partial = await createPartial(folder);
  const old = `${folder}.${String(process.pid)}.partial.old`;
  const restore = () => {
    rmSync(partial, { recursive: true, force: true });
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
  };
  const stopListening = beforeSignal(restore);
  try {
    await write(partial);
    await putInPlace(partial, folder, old);
  } catch (error) {
    restore();
    throw error;
  } finally {
    stopListening();
  }
}

async function createPartial(folder: string): Promise<string> {
  const sibling = `${folder}.${String(process.pid)}.partial`;
  try {
    await mkdir(sibling, { recursive: true });
    return sibling;
  } catch (error) {
    if (!isNotRenamed(error) || !existsSync(folder)) throw error;
  }
  return createInside(folder);
}

async function createInside(folder: string): Promise<string> {
  const inside = join(folder, `.${String(process.pid)}.partial`);
  await mkdir(inside);
  return inside;
}

async function putInPlace(partial: string, folder: string, old: string): Promise<void> {
  const isInside = dirname(partial) === folder;
  if (!isInside && (await tryRename(partial, folder, old))) return;
  const staged = isInside ? partial : await createInside(folder);
  try {
    // Another file system, perhaps: only what is inside it already can be put in place at once.
    if (staged !== partial) await cp(partial, staged, { recursive: true });
    const published = await listPaths(staged);
    await moveContent(staged, folder);
    const kept = [...published, basename(staged), LOST_AND_FOUND];
    const others = (await listPaths(folder)).filter((path) => !kept.includes(path));
    for (const path of others) await rm(join(folder, path), { recursive: true, force: true });
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  await rm(partial, { recursive: true, force: true });
}

/** @returns false if the folder keeps its place */
async function tryRename(partial: string, folder: string, old: string): Promise<boolean> {
  if (existsSync(folder)) {
    try {
      await rename(folder, old);
    } catch (error) {
      if (isNotRenamed(error)) return false;
      throw error;
    }
  }
  await rename(partial, folder);
  await rm(old, { recursive: true, force: true });
  return true;
}

/** Moves the files of a folder into another one, pages last. */
async function moveContent(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).sort((a, b) => turnOf(a) - turnOf(b));
  for (const name of names) {
    const [source, target] = [join(from, name), join(to, name)];
    if ((await isFolder(source)) !== (await isFolder(target)))
      await rm(target, { recursive: true, force: true });
    if (await isFolder(source)) {
      await mkdir(target, { recursive: true });
      await moveContent(source, target);
    } else await rename(source, target);
  }
}

/** Paths below a folder, with those of folders. */
const listPaths = (folder: string) => readdir(folder, { recursive: true });

/** Folders have the scripts and pictures that pages load; compressed copies belong to the file before them. */
const turnOf = (name: string) => (/\.html(\.\w+)?$/.test(name) ? 1 : 0);

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

const isNotRenamed = (error: unknown) => NOT_RENAMED.includes(String(getProp(error, 'code')));

/** Runs a function before a signal such as Ctrl-C ends the process. */
function beforeSignal(run: () => void): () => void {
  const end = (signal: NodeJS.Signals) => {
    stop();
    run();
    process.kill(process.pid, signal);
  };
  const stop = () => ENDING_SIGNALS.forEach((signal) => process.off(signal, end));
  ENDING_SIGNALS.forEach((signal) => process.once(signal, end));
  return stop;
}
