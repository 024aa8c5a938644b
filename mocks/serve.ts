/** `npm run mock`: the mock service over HTTP for other front ends. */
import { FAULT_HEADER, FAULT_SYNTAX, SCENARIO_HEADER } from './overrides';
import { createScenarioService } from './scenarioService';
import { startServer } from './server';
import { parseServerSettings } from './serverSettings';

const DEFAULT_PORT = 4010;
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '600',
};

try {
  const { scenario, delayMs, port, host } = parseServerSettings(process.env, DEFAULT_PORT);
  const { origin } = await startServer({
    port,
    host,
    service: createScenarioService({ scenario, delayMs, knownTokens: 'any' }),
    headers: () => CORS_HEADERS,
  });
  console.log(`Mock service: ${origin}/api, scenario "${scenario}"`);
  console.log(`${SCENARIO_HEADER} selects another scenario; ${FAULT_HEADER}: ${FAULT_SYNTAX}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
