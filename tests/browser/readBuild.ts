import { readdirSync, readFileSync } from 'node:fs';

/** Every file of a build, its content as text. */
export function readBuild(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .map((path) => ({ file: path.slice(folder.length + 1), text: readFileSync(path, 'utf8') }));
}
