/**
 * Completes a build: renders the initial state into `index.html`, so the first paint waits for no script, and writes
 * `404.html` (the shell with an empty root: bots see no text there) and `_headers`.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import type { SiteConfig } from '../../config/site';
import { headerRules } from '../headers';
import { formatHeadersFile, HEADERS_FILE } from '../headersFile';
import { preserveSsrStyles } from '../ssrStyles';

const ENTRY = 'src/prerender.tsx';
const EMPTY_ROOT = '<div id="root" aria-busy="true"></div>';

const RUNNER = fileURLToPath(new URL('../scripts/runPrerender.mjs', import.meta.url));

interface Prerendered {
  html: string;
  styles: string;
}

export function prerender(site: SiteConfig): Plugin {
  let root = '';
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) throw new Error('the build has no output folder');
        const shell = await readFile(resolve(dir, 'index.html'), 'utf8');
        if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty #root');
        const { html, styles } = await renderInitialState(root);
        const page = shell
          .replace('</head>', () => `${preserveSsrStyles(styles)}</head>`)
          .replace(EMPTY_ROOT, () => EMPTY_ROOT.replace('></div>', `>${html}</div>`));
        await writeFile(resolve(dir, '404.html'), shell);
        await writeFile(resolve(dir, 'index.html'), page);
        // Last: the policy lists the inline scripts by their hashes.
        const headers = formatHeadersFile(headerRules(site, page, shell));
        await writeFile(resolve(dir, HEADERS_FILE), headers);
      },
    },
  };
}

/** Builds the prerender module and runs it in a Node process of its own, outside Vite's module runner. */
async function renderInitialState(root: string): Promise<Prerendered> {
  const outDir = resolve(root, '.cache/prerender', String(process.pid));
  try {
    await build({
      root,
      logLevel: 'warn',
      build: { ssr: resolve(root, ENTRY), outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [
      RUNNER,
      resolve(outDir, 'prerender.js'),
    ]);
    return JSON.parse(stdout) as Prerendered;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
