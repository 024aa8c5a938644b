/** `npm start`: installs what is missing, then serves the page with its mock service and prints the address. */
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
await import('./dev.mjs');
