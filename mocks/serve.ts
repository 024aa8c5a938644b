/** `npm run mock`: the mock service alone over HTTP, for pages that come from anywhere. */
import { createScenarioService } from './scenarioService';
import { startServer } from './server';
import { readServerSettings } from './settings';
import { FAULT_GRAMMAR, FAULT_HEADER, SCENARIO_HEADER } from './wishes';

const DEFAULT_PORT = 4010;
const ANY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '600',
};

try {
  const { scenario, delayMs, ...address } = readServerSettings(process.env, DEFAULT_PORT);
  const { origin } = await startServer({
    ...address,
    service: createScenarioService({ scenario, delayMs, earlierTokens: 'any' }),
    headers: () => ANY_ORIGIN,
  });
  console.log(`The mock service: ${origin}/api, in the scenario "${scenario}"`);
  console.log(`${SCENARIO_HEADER}: another one; ${FAULT_HEADER}: ${FAULT_GRAMMAR}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
