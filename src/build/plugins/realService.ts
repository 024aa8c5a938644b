/** With a real service behind `/api`: the built page has its headers in preview, and scenarios are refused. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SCENARIO_PARAMETER } from '~mocks/overrides';
import { HEADERS_FILE, headersFor, parseHeadersFile } from '../headersFile';
import { withoutStack } from '../withoutStack';

export function realService(): Plugin {
  return {
    name: 'real-service',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(refuseScenario);
    },
    configurePreviewServer: ({ config, middlewares }) => {
      const rules = withoutStack(() => readHeaders(config.build.outDir));
      middlewares.use(refuseScenario);
      middlewares.use(({ url = '/' }, response, next) => {
        const { pathname } = new URL(url, 'http://localhost');
        if (!pathname.startsWith('/api/')) {
          const headers = headersFor(rules, pathname);
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        }
        next();
      });
    },
  };
}

function readHeaders(outDir: string) {
  try {
    return parseHeadersFile(readFileSync(join(outDir, HEADERS_FILE), 'utf8'));
  } catch {
    throw new Error(`There is no build in ${outDir}/: run "npm run build" first.`);
  }
}

/** Responds 400 to a page with a scenario, which only the mock service has. */
function refuseScenario(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (!new URL(url, 'http://localhost').searchParams.has(SCENARIO_PARAMETER)) {
    next();
    return;
  }
  response.writeHead(400, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${SCENARIO_PARAMETER} needs the mock service: start without VITE_API_TARGET\n`);
}
