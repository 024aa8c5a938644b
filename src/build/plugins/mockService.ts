/**
 * Runs the page with the mock service. In development it replaces the page's entry and serves the service worker from
 * its package, so that it is not part of a build; in preview it serves the service over HTTP.
 */
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { API_URL } from '~mocks/resources';
import { scenarioMiddleware } from '~mocks/scenarioMiddleware';
import { createScenarioSites } from '~mocks/scenarioSites';
import { createScenarioService } from '~mocks/scenarioService';
import { createRequestHandler } from '~mocks/server';
import { parseServerSettings } from '~mocks/serverSettings';
import { withoutStack } from '../withoutStack';

const PAGE_ENTRY = 'src="/src/main.tsx"';
const MOCKED_ENTRY = 'src="/mocks/main.ts"';
const WORKER_FILE = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** Runs before the listener of msw, which would send each of the page's own modules to the page and back. */
const BYPASS = `addEventListener('fetch', (event) => {
  const { url } = event.request;
  const isOwn = new URL(url).origin === location.origin;
  if (isOwn && !${String(API_URL)}.test(url)) event.stopImmediatePropagation();
});
`;

export function mockService(): Plugin {
  return {
    name: 'mock-service',
    apply: 'serve',
    // Vite scans index.html before the entry is replaced; dependencies found later would reload the page.
    config: () => ({ optimizeDeps: { entries: ['mocks/main.ts'] } }),
    transformIndexHtml: {
      // Before Vite resolves the scripts.
      order: 'pre',
      handler: (html, { path }) => {
        if (path !== '/index.html') return html;
        if (!html.includes(PAGE_ENTRY)) throw new Error(`index.html has no script ${PAGE_ENTRY}`);
        return html.replace(PAGE_ENTRY, MOCKED_ENTRY);
      },
    },
    configureServer: ({ config, middlewares }) => {
      middlewares.use(scenarioMiddleware);
      middlewares.use(`${config.base}mockServiceWorker.js`, (_request, response, next) => {
        readFile(WORKER_FILE).then((script) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(Buffer.concat([Buffer.from(BYPASS), script]));
        }, next);
      });
    },
    configurePreviewServer: ({ config, middlewares }) => {
      const { scenario, delayMs } = withoutStack(() => {
        checkBuild(config.build.outDir);
        return parseServerSettings(process.env, config.preview.port);
      });
      const service = createScenarioService({ scenario, delayMs, knownTokens: 'any' });
      const dist = createScenarioSites(config.build.outDir);
      middlewares.use(createRequestHandler({ service, dist, middleware: scenarioMiddleware }));
    },
  };
}

function checkBuild(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return;
  throw new Error(`There is no build in ${folder}/: run "npm run build" first.`);
}
