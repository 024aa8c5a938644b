/**
 * `npm run contract`: writes `openapi.json` and `site.schema.json`; tests check that the committed files are up to date.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { buildContract } from './document';
import { buildSiteSchema } from './siteSchema';

const documents = { 'openapi.json': buildContract(), 'site.schema.json': buildSiteSchema() };

for (const [name, document] of Object.entries(documents)) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const style = await resolveConfig(file);
  await writeFile(file, await format(JSON.stringify(document), { ...style, parser: 'json' }));
  console.log(`Contract: ${file}`);
}
