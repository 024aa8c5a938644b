import { readFileSync } from 'node:fs';

/** The build measures a page before it becomes `dist` (`plugins/release.ts`). */
const { BUILT_PAGE: page = 'dist' } = process.env;

/** Scripts in the built HTML, preloads included: everything that loads before the form is hydrated. */
const html = readFileSync(new URL(`${page}/index.html`, import.meta.url), 'utf8');
const initial = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => `${page}/${file}`,
);

const DIAGNOSTICS = `${page}/assets/DiagnosticsPanel-*.js`;

/**
 * Brotli sizes. The HTML includes the inline scripts and the critical styles. Each limit leaves about one kilobyte of
 * room, so that other words in a text need no new limit. A limit is raised when a feature needs the bytes: its commit says
 * what for, and what it costs in pairs of runs (`npm run bench -- <rounds> <dist of the build before>`).
 */
export default [
  { name: 'scripts until the form is hydrated', path: initial, limit: '112 kB' },
  {
    name: 'all scripts of visitors',
    path: [`${page}/assets/*.js`, `!${DIAGNOSTICS}`],
    limit: '187.6 kB',
  },
  // On `?diagnostics=1` only.
  { name: 'diagnostics', path: DIAGNOSTICS, limit: '5.6 kB' },
  // Eight kilobytes of it are the inline script, which has the editor of the phone and sends the lead before the app.
  { name: 'the page', path: `${page}/index.html`, limit: '17.2 kB' },
];
