/**
 * `npm run stack -- FILE`: the places in the source of a stack that a report, the console or a log has; `-` reads the
 * standard input. Reads the source maps of `dist-release/`, or of the release that `--release` names. Ends with 1 if a
 * script has no source map there, 2 if it was called wrongly.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE } from '../site/releaseFiles';
import { readStack } from '../stack/readStack';

const USAGE =
  'usage: npm run stack -- <file with a stack> [--release <folder>]; allowed: a file that can be read, or "-"';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { release: { type: 'string', default: 'dist-release' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) return null;
    const text = readFileSync(file === '-' ? 0 : file, 'utf8');
    return { text, maps: join(values.release, RELEASE.sourceMaps) };
  } catch {
    return null;
  }
}

const given = readArguments();
if (given === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { text, maps } = given;
  const { lines, missing } = readStack(text, (script) => {
    const path = join(maps, `${script}.map`);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  });
  for (const line of lines) console.log(line);
  for (const script of missing) {
    console.error(
      `${script}: no source map in ${maps}; allowed: --release with the release that has it`,
    );
    process.exitCode = 1;
  }
}
