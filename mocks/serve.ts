/** `npm run mock`: the mock service alone over HTTP, for pages that come from anywhere. */
import { readPort } from './port';
import { startServer } from './server';
import { createMockService } from './service';

const DEFAULT_PORT = 4010;
const ANY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': '*',
};

try {
  const { origin } = await startServer({
    service: createMockService({ delayMs: 'realistic', earlierTokens: 'any' }),
    port: readPort(process.env['PORT'], DEFAULT_PORT),
    headers: () => ANY_ORIGIN,
  });
  console.log(`The mock service: ${origin}/api`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
