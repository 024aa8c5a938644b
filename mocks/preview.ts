/** `npm run preview`: the built page from `dist/` with the mock service behind it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPort } from './port';
import { startServer } from './server';
import { createMockService } from './service';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const DEFAULT_PORT = 4173;

try {
  if (!existsSync(`${DIST}/index.html`)) {
    throw new Error('dist/ is missing; make it with "npm run build"');
  }
  const { origin } = await startServer({
    service: createMockService({ delayMs: 'realistic', earlierTokens: 'any' }),
    dist: DIST,
    port: readPort(process.env['PORT'], DEFAULT_PORT),
  });
  console.log(`The built page with the mock service: ${origin}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
