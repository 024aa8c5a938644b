/** `npm run preview`: the built page from `dist/` with the mock service behind it; `?scenario=…` chooses its state. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerPage } from './entrance';
import { createScenarioService } from './scenarioService';
import { startServer } from './server';
import { readServerSettings } from './settings';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const DEFAULT_PORT = 4173;

try {
  if (!existsSync(`${DIST}/index.html`)) {
    throw new Error('dist/ is missing; make it with "npm run build"');
  }
  const { scenario, delayMs, ...address } = readServerSettings(process.env, DEFAULT_PORT);
  const { origin } = await startServer({
    ...address,
    service: createScenarioService({ scenario, delayMs, earlierTokens: 'any' }),
    dist: DIST,
    enter: (url, cookies) => answerPage(url, cookies, Date.now()),
  });
  console.log(`The built page with the mock service: ${origin}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
