import { readFileSync } from 'node:fs';

/** Scripts in the built HTML, preloads included: everything that loads before the form is hydrated. */
const html = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8');
const initial = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => `dist/${file}`,
);

const DIAGNOSTICS = 'dist/assets/DiagnosticsPanel-*.js';

/**
 * Brotli sizes. The HTML includes the inline scripts and the critical styles. Each limit leaves room, some hundred bytes:
 * who raises one says in the commit what for, and what it costs in a paired run of the bench.
 */
export default [
  { name: 'scripts until the form is hydrated', path: initial, limit: '112.4 kB' },
  {
    name: 'all scripts of visitors',
    path: ['dist/assets/*.js', `!${DIAGNOSTICS}`],
    limit: '180.6 kB',
  },
  // On `?diagnostics=1` only.
  { name: 'diagnostics', path: DIAGNOSTICS, limit: '5.2 kB' },
  // Five kilobytes of it are the inline script, which owns the form before the app and can send the lead.
  { name: 'the page', path: 'dist/index.html', limit: '13.8 kB' },
];
