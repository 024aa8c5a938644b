/** `npm run mock [-- --port <port>] [--host <host>]`: the mock service over HTTP for other front ends. */
import { readOptions } from '../src/build/readOptions';
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

const { port: PORT = process.env['PORT'], host: SERVER_HOST = process.env['SERVER_HOST'] } =
  readOptions(
    { port: { type: 'string' }, host: { type: 'string' } },
    'npm run mock [-- --port <port>] [--host <host>]',
  );

try {
  const settings = parseServerSettings({ ...process.env, PORT, SERVER_HOST }, DEFAULT_PORT);
  const { scenario, delayMs, port, host } = settings;
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
