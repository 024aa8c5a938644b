/** `npm start [-- --port <port>] [--host <host>]`: installs what is missing, then starts Vite with the mock service. */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensureInstalled.mjs';

function readOptions() {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' } };
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\nusage: npm start -- [--port <port>] [--host <host>]`);
    process.exit(1);
  }
}

const { port, host } = readOptions();
// Checked by the config, which reads them.
if (port !== undefined) process.env['PORT'] = port;
if (host !== undefined) process.env['SERVER_HOST'] = host;
ensureInstalled();
const { createServer } = await import('vite');
try {
  const server = await createServer();
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
