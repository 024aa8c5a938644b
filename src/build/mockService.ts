/**
 * The mock service in development: the page starts with the entry that starts the service, and the service's worker is
 * served from its package, so that nothing of it lies in `public/` or gets into `dist/`. `?scenario=…` is entered on
 * the server's side, before the page starts.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { answerPage } from '../../mocks/entrance';

const PAGE_ENTRY = 'src="/src/main.tsx"';
const MOCKED_ENTRY = 'src="/mocks/main.ts"';
const WORKER_FILE = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

export function mockService(): Plugin {
  return {
    name: 'mock-service',
    apply: 'serve',
    // Vite looks for dependencies in index.html as it is written; what the other entry needs it would find only on the
    // way, and load the page once more.
    config: () => ({ optimizeDeps: { entries: ['mocks/main.ts'] } }),
    transformIndexHtml: {
      // Before Vite looks at the page's scripts.
      order: 'pre',
      handler: (html) => {
        if (!html.includes(PAGE_ENTRY)) throw new Error(`index.html has no script ${PAGE_ENTRY}`);
        return html.replace(PAGE_ENTRY, MOCKED_ENTRY);
      },
    },
    configureServer: ({ config, middlewares }) => {
      middlewares.use((request, response, next) => {
        const { accept = '', cookie = '', host = 'localhost' } = request.headers;
        if (!accept.includes('text/html')) {
          next();
          return;
        }
        const url = new URL(request.url ?? '/', `http://${host}`);
        const entered = answerPage(url, cookie, Date.now());
        if (entered.kind === 'serve') {
          response.setHeader('Set-Cookie', [...entered.setCookies]);
          next();
          return;
        }
        response.writeHead(entered.status, { ...entered.headers });
        response.end(entered.body);
      });
      middlewares.use(`${config.base}mockServiceWorker.js`, (_request, response, next) => {
        readFile(WORKER_FILE).then((script) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(script);
        }, next);
      });
    },
  };
}
