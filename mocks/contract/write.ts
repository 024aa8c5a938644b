/** `npm run contract`: writes `openapi.json`; a test checks that the committed file is up to date. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { buildContract } from './document';

const FILE = fileURLToPath(new URL('openapi.json', import.meta.url));

const style = await resolveConfig(FILE);
const text = await format(JSON.stringify(buildContract()), { ...style, parser: 'json' });
await writeFile(FILE, text);
console.log(`Contract: ${FILE}`);
