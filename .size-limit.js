import { readFileSync } from 'node:fs';

/** Scripts in the built HTML, preloads included: everything that loads before the form is hydrated. */
const html = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8');
const initial = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => `dist/${file}`,
);

/** Brotli sizes. The HTML includes the inline scripts and the critical styles. */
export default [
  { name: 'scripts until the form is hydrated', path: initial, limit: '112.8 kB' },
  { name: 'all scripts', path: 'dist/assets/*.js', limit: '178.8 kB' },
  // 0.5 kB of it is the inline script for the form before hydration, 0.3 kB the site's config.
  { name: 'the page', path: 'dist/index.html', limit: '10.5 kB' },
];
