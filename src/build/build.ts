/**
 * `npm run build`: the bundle, then the page's first state rendered into its HTML, so that the first paint waits for
 * no script. `404.html` is the same shell with an empty root: a static host answers with it, and bots see no text.
 * `_headers` is what hosts are to send along; it names the inline scripts by their hashes, so it is made last.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readBuildEnv } from './env';
import { headerRules } from './headers';
import { formatHeadersFile, HEADERS_FILE } from './headersFile';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = resolve(ROOT, 'dist');
const PRERENDER = resolve(ROOT, '.cache/prerender');
const EMPTY_ROOT = '<div id="root" aria-busy="true"></div>';

interface Prerenderer {
  prerender: () => { html: string; styles: string };
}

async function main(): Promise<void> {
  await build({ root: ROOT, logLevel: 'warn', configLoader: 'runner' });
  await build({
    root: ROOT,
    logLevel: 'warn',
    configLoader: 'runner',
    build: {
      ssr: resolve(ROOT, 'src/prerender.tsx'),
      outDir: PRERENDER,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });

  const shell = await readFile(resolve(DIST, 'index.html'), 'utf8');
  if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty #root');
  const entry = pathToFileURL(resolve(PRERENDER, 'prerender.js')).href;
  const { prerender } = (await import(entry)) as Prerenderer;
  const { html, styles } = prerender();

  const page = shell
    .replace('</head>', () => `${styles}</head>`)
    .replace(EMPTY_ROOT, () => EMPTY_ROOT.replace('></div>', `>${html}</div>`));
  await mkdir(DIST, { recursive: true });
  await writeFile(resolve(DIST, '404.html'), shell);
  await writeFile(resolve(DIST, 'index.html'), page);
  const site = await readBuildEnv(process.env).loadSite();
  const headers = formatHeadersFile(headerRules(site, [page, shell]));
  await writeFile(resolve(DIST, HEADERS_FILE), headers);
  await rm(PRERENDER, { recursive: true, force: true });
}

await main();
