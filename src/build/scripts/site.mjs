/** `npm run site`: runs the command of the last build's release, which says how it is used. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COMMAND = new URL('../../../dist-release/site.mjs', import.meta.url);

if (!existsSync(fileURLToPath(COMMAND))) {
  console.error('There is no release in dist-release/: run "npm run build" first.');
  process.exit(1);
}
await import(COMMAND.href);
