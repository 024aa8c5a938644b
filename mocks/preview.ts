/** `npm run preview`: the built page from `dist/` with the mock service; `?scenario=…` selects the page state. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scenarioMiddleware } from './scenarioMiddleware';
import { createScenarioService } from './scenarioService';
import { startServer } from './server';
import { parseServerSettings } from './serverSettings';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const DEFAULT_PORT = 4173;

try {
  if (!existsSync(`${DIST}/index.html`)) {
    throw new Error('dist/ is missing; make it with "npm run build"');
  }
  const { scenario, delayMs, port, host } = parseServerSettings(process.env, DEFAULT_PORT);
  const { origin } = await startServer({
    port,
    host,
    service: createScenarioService({ scenario, delayMs, knownTokens: 'any' }),
    dist: DIST,
    middleware: scenarioMiddleware,
  });
  console.log(`Built page with the mock service: ${origin}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
