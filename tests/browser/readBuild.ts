import { readdirSync, readFileSync } from 'node:fs';

/** Reads every file of a build as text. */
export function readBuild(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .map((path) => ({ file: path.slice(folder.length + 1), text: readFileSync(path, 'utf8') }));
}
