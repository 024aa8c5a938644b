import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The build measures a page before it becomes `dist` (`plugins/release.ts`). */
const { BUILT_PAGE: page = 'dist' } = process.env;

/** Scripts in the built HTML, preloads included: everything that loads before the form is hydrated. */
const html = readFileSync(new URL(`${page}/index.html`, import.meta.url), 'utf8');
const initial = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => `${page}/${file}`,
);

/** What the first paint needs, as files. @returns the file's path */
function part(name, text) {
  const folder = 'node_modules/.cache/size';
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, text);
  return `${folder}/${name}`;
}

/** Headers that the page has on every host: rules for all paths, and for `/`. */
const rules = readFileSync(new URL(`${page}/_headers`, import.meta.url), 'utf8').split('\n\n');
const headers = rules
  .filter((rule) => /^\/\*?\n/.test(rule))
  .flatMap((rule) => rule.split('\n').slice(1))
  .map((line) => line.trim());

const DIAGNOSTICS = `${page}/assets/DiagnosticsPanel-*.js`;

/**
 * Brotli sizes. The HTML includes the inline scripts and the critical styles. Each limit leaves about one kilobyte of
 * room, so that other words in a text need no new limit. A limit is raised when a feature needs the bytes: its commit says
 * what for, and what it costs in pairs of runs (`npm run bench -- <rounds> <dist of the build before>`).
 */
export default [
  { name: 'scripts until the form is hydrated', path: initial, limit: '113.3 kB' },
  {
    name: 'all scripts of visitors',
    path: [`${page}/assets/*.js`, `!${DIAGNOSTICS}`],
    limit: '188.8 kB',
  },
  // On `?diagnostics=1` only.
  { name: 'diagnostics', path: DIAGNOSTICS, limit: '5.6 kB' },
  // Headers, which HTTP/2 packs to four fifths, and the form have 8.5 kB: with nine a connection whose line the server
  // remembers, or one behind a long chain of certificates, would wait for another round trip.
  {
    name: 'the page up to the end of the form',
    path: part('page.html', html.slice(0, html.indexOf('id="below-form"'))),
    limit: '7.1 kB',
  },
  {
    name: 'its headers, unpacked',
    path: part('headers.txt', headers.join('\n')),
    brotli: false,
    limit: '1.7 kB',
  },
  // Nine kilobytes of it are the inline scripts, which have the editor of the phone and send the lead before the app.
  { name: 'the page', path: `${page}/index.html`, limit: '17.0 kB' },
];
