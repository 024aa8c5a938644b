/** `npm start`: installs what is missing, then starts Vite with the mock service. */
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { createServer } = await import('vite');
const server = await createServer();
await server.listen();
server.printUrls();
