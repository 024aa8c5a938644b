import { readdirSync, readFileSync } from 'node:fs';

/** Reads every file of a build as text, except the compressed copies. */
export function readBuild(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .map((path) => ({ file: path.slice(folder.length + 1), text: readFileSync(path, 'utf8') }));
}
