/**
 * `npm run build`: the bundle, then the page's first state rendered into its HTML, so that the first paint waits for
 * no script. `404.html` is the same shell with an empty root: a static host answers with it, and bots see no text.
 * `_headers` is what hosts are to send along; it names the inline scripts by their hashes, so it is made last.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { SiteConfig } from '../config/site';
import { checkBudget, describeWeights, weighScripts } from './budget';
import { keepStyles } from './criticalStyles';
import { readBuildEnv } from './env';
import { headerRules } from './headers';
import { formatHeadersFile, HEADERS_FILE } from './headersFile';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EMPTY_ROOT = '<div id="root" aria-busy="true"></div>';

interface Prerenderer {
  prerender: () => { html: string; styles: string };
}

/** @param dist the folder to write into */
async function main(dist: string, site: SiteConfig): Promise<void> {
  const prerendered = resolve(ROOT, '.cache/prerender', basename(dist));
  const built = await build({ root: ROOT, logLevel: 'warn', configLoader: 'runner' });
  await build({
    root: ROOT,
    logLevel: 'warn',
    configLoader: 'runner',
    build: {
      ssr: resolve(ROOT, 'src/prerender.tsx'),
      outDir: prerendered,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });

  const shell = await readFile(resolve(dist, 'index.html'), 'utf8');
  if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty #root');
  const entry = pathToFileURL(resolve(prerendered, 'prerender.js')).href;
  const { prerender } = (await import(entry)) as Prerenderer;
  const { html, styles } = prerender();

  const page = shell
    .replace('</head>', () => `${keepStyles(styles)}</head>`)
    .replace(EMPTY_ROOT, () => EMPTY_ROOT.replace('></div>', `>${html}</div>`));
  await mkdir(dist, { recursive: true });
  await writeFile(resolve(dist, '404.html'), shell);
  await writeFile(resolve(dist, 'index.html'), page);
  await writeFile(resolve(dist, HEADERS_FILE), formatHeadersFile(headerRules(site, page, shell)));
  await rm(prerendered, { recursive: true, force: true });
  reportWeight(built, page);
}

/** Prints what each script weighs; too heavy a page is no build. */
function reportWeight(built: Awaited<ReturnType<typeof build>>, page: string): void {
  const chunks = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each) => each.type === 'chunk');
  const weights = weighScripts(chunks, page);
  console.log(describeWeights(weights).join('\n'));
  checkBudget(weights);
}

// Reading the site takes vite's module runner, which would otherwise make everything after it a development build.
process.env['NODE_ENV'] = 'production';

/** Null for an environment that says something that is not allowed. */
async function readSettings(): Promise<{ outDir: string; site: SiteConfig } | null> {
  try {
    const env = readBuildEnv(process.env);
    return { outDir: env.outDir, site: await env.loadSite() };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return null;
  }
}

const settings = await readSettings();
if (settings !== null) await main(settings.outDir, settings.site);
