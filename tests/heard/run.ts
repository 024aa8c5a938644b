/**
 * `npm run test:heard [-- Firefox]`: opens the built page in real browsers with a real screen reader, walks the ways of
 * `script.md` by keys, and compares what is said with the words there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../mocks/server';
import { createMockService, type MockServiceOptions } from '../../mocks/service';
import { describeOutdatedBuild } from '../support/checkBuild';
import { BROWSER_NAMES, DEBIAN_PACKAGES, startSession, type BrowserName } from './session';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPT = readFileSync(new URL('script.md', import.meta.url), 'utf8');
/** Orca's own words, before the title. */
const LOADED = 'Завершение загрузки';
/** In the place of words: nothing is said, or anything. */
const SILENCE = '–';
const ANYTHING = '…';

/** Of an answer that comes with the press itself Orca says nothing in Firefox; no network is so fast. */
const DELAY_MS = 300;

/** What the service does in a way, by its title. */
const FAULTS: Readonly<Record<string, MockServiceOptions['faults']>> = {
  'A failed submit': { nextOffer: { kind: 'status', status: 500 } },
};

/** How often the progress bar is told of depends on the time between its changes. */
const isProgress = (line: string) => /^\d+ процент/.test(line);

interface Step {
  /** As `Session.press` takes them, or `open`. */
  readonly keys: string;
  readonly words: Record<BrowserName, string>;
}

function readWays(): [title: string, steps: Step[]][] {
  const sections = SCRIPT.split('\n## ').slice(1);
  return sections.map((section) => {
    const rows = section.matchAll(/^\| `(.+?)` +\| (.+?)(?: \(Chromium: (.+)\))? +\|$/gm);
    const steps = [...rows].map(([, keys = '', Firefox = '', Chromium = Firefox]) => ({
      keys,
      words: { Firefox, Chromium },
    }));
    return [section.split('\n')[0] ?? '', steps];
  });
}

/** What is wrong with what was said. */
function findFaults(said: readonly string[], words: string): string[] {
  if (words === ANYTHING) return [];
  const phrases = words === SILENCE ? [] : words.split(' / ');
  const counts = phrases.map((phrase) => {
    const parts = phrase.split(' … ');
    // In order, with any words between them: browsers name roles and surroundings differently.
    const matches = said.filter((line) => {
      let from = 0;
      return parts.every((part) => (from = line.indexOf(part, from) + 1) > 0);
    });
    return { phrase, count: matches.length };
  });
  return [
    ...counts.filter(({ count }) => count !== 1).map((each) => `${each.phrase}: ${each.count} ×`),
    ...said.filter((line, at) => said.indexOf(line) < at).map((line) => `${line}: again`),
    ...(words === SILENCE ? said : []),
  ];
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const outdated = describeOutdatedBuild(ROOT);
if (outdated !== null) fail(outdated);
for (const program of ['orca', 'Xvfb', 'xdotool', 'openbox', 'firefox-esr', 'chromium']) {
  if (existsSync(`/usr/bin/${program}`)) continue;
  fail(`${program} is not installed. Debian: apt-get install ${DEBIAN_PACKAGES}`);
}

const chosen = BROWSER_NAMES.filter((name) => process.argv.includes(name));
let hasFailed = false;
const session = await startSession();
try {
  for (const browser of chosen.length > 0 ? chosen : BROWSER_NAMES) {
    for (const [title, steps] of readWays()) {
      const service = createMockService({ delayMs: DELAY_MS, faults: FAULTS[title] ?? {} });
      const server = await startServer({ service, dist: `${ROOT}/dist` });
      const close = session.openBrowser(browser, `${server.origin}/?utm_source=heard`);
      for (const { keys, words } of steps) {
        const isLoad = keys === 'open' || keys === 'F5';
        if (keys !== 'open') session.press(keys);
        const all = await session.listen(isLoad ? LOADED : '');
        const said = all.filter((line) => !isProgress(line));
        // A load brings words of the browser's own.
        const faults = isLoad ? [] : findFaults(said, words[browser]);
        console.log(`${browser}, ${title}, ${keys}: ${said.join(' / ') || SILENCE}`);
        for (const fault of faults) console.error(`  ✗ ${fault}`);
        hasFailed ||= faults.length > 0;
      }
      await close();
      await server.close();
      service.close();
      await session.listen();
    }
  }
} finally {
  await session.close();
}
process.exit(hasFailed ? 1 : 0);
