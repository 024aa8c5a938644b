/** The configuration of nginx for all sites of a server, in one folder beside `nginx.conf`. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SiteFile } from '../../config/site';
import { HEADERS_FILE } from '../headersFile';
import { nginxHeaders } from './nginxHeaders';
import { nginxVariants } from './nginxVariants';
import { RELEASE } from './releaseFiles';
import type { Variant } from './variants';

/** Files that every site shares, written anew each time. */
const SHARED = ['landing.conf', 'server.conf', 'api.conf'];
/** The template of a site's server, which the operator then changes. */
const SITE_TEMPLATE = 'site.conf';
const SHIPPED_FOLDER = 'include landing/';

interface NginxFolderOptions {
  /** Absolute; its name is that in the included paths. */
  folder: string;
  releaseDir: string;
  /** Name of the site's files. */
  name: string;
  /** The folder of the site. */
  outDir: string;
  config: SiteFile;
  variants: readonly Variant[];
}

/**
 * Writes the shared files and the headers of a site; its server only where there is none yet.
 *
 * @returns what the operator has to look at, one line each
 */
export async function writeNginxFolder(options: NginxFolderOptions): Promise<string[]> {
  const { folder, releaseDir, name, outDir, variants } = options;
  const read = async (file: string) => {
    const text = await readFile(join(releaseDir, RELEASE.hosting, file), 'utf8');
    return text.replaceAll(SHIPPED_FOLDER, `include ${basename(folder)}/`);
  };
  for (const part of ['sites', 'headers', 'variants'])
    await mkdir(join(folder, part), { recursive: true });
  for (const file of SHARED) await writeFile(join(folder, file), await read(file));
  const headers = await readFile(join(outDir, HEADERS_FILE), 'utf8');
  const { http, server: variantHeaders } = nginxVariants(name, variants);
  await writeFile(join(folder, 'headers', `${name}.conf`), nginxHeaders(headers) + variantHeaders);
  const shares = join(folder, 'variants', `${name}.conf`);
  if (variants.length > 0) await writeFile(shares, http);
  else await rm(shares, { force: true });

  const server = join(folder, 'sites', `${name}.conf`);
  if (existsSync(server))
    return describeDifferences(await readFile(server, 'utf8'), server, options);
  await writeFile(server, fillIn(await read(SITE_TEMPLATE), options));
  return [`${server}: is new; check its listen, server_name, set_real_ip_from and proxy_pass`];
}

function fillIn(template: string, { name, outDir, config }: NginxFolderOptions): string {
  const { origin } = config.head;
  const values: Readonly<Record<string, string>> = {
    name,
    root: outDir,
    host: origin === undefined ? `${name}.example` : new URL(origin).hostname,
  };
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}

/** A server that serves another folder, or under the policy of another site. */
function describeDifferences(text: string, server: string, options: NginxFolderOptions): string[] {
  const { folder, name, outDir } = options;
  const required = [`root "${outDir}";`, `include ${basename(folder)}/headers/${name}.conf;`];
  return required
    .filter((line) => !text.includes(line))
    .map((line) => `${server}: does not contain "${line}"`);
}
