/** `npm run contract`: writes the contract into `openapi.json`, which is committed; a test keeps it in step. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { buildContract } from './document';

const FILE = fileURLToPath(new URL('openapi.json', import.meta.url));

const style = await resolveConfig(FILE);
const text = await format(JSON.stringify(buildContract()), { ...style, parser: 'json' });
await writeFile(FILE, text);
console.log(`The contract: ${FILE}`);
