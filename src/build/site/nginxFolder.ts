/** The configuration of nginx for all sites of a server, in one folder beside `nginx.conf`. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { domainToUnicode } from 'node:url';
import { fillIn } from '../../config/copy';
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
  const headers = await readFile(join(outDir, HEADERS_FILE), 'utf8');
  const { http, server: variantHeaders } = nginxVariants(name, variants);
  await writeFile(join(folder, 'headers', `${name}.conf`), nginxHeaders(headers) + variantHeaders);
  const shares = join(folder, 'variants', `${name}.conf`);
  if (variants.length > 0) await writeFile(shares, http);
  else await rm(shares, { force: true });

  const server = join(folder, 'sites', `${name}.conf`);
  const isNew = !existsSync(server);
  if (isNew) {
    const origin = hostOf(options) ?? `${name}.example`;
    // People type an address without it.
    const bare = /^www\.(.+)/.exec(origin)?.slice(1) ?? [];
    const host = [origin, ...bare].map(toServerName).join(' ');
    await writeFile(server, fillIn(await read(SITE_TEMPLATE), { name, root: outDir, host }));
  }
  const names = new Set((await readServers(folder)).flatMap(hostsIn));
  const hosts = [...names].map((name) => `"~^${toPattern(name)} " known;`).join('\n  ');
  for (const file of SHARED)
    await writeFile(join(folder, file), fillIn(await read(file), { hosts }));
  return isNew
    ? [`${server}: is new; check its listen, server_name, set_real_ip_from and proxy_pass`]
    : describeDifferences(await readFile(server, 'utf8'), server, options);
}

const hostOf = ({ config: { head } }: NginxFolderOptions) =>
  head.origin === undefined ? undefined : new URL(head.origin).hostname;

/** A longer name has no place in nginx's table of names, and one pattern for it needs none. */
const MAX_NAME_LENGTH = 46;
const toPattern = (host: string) => host.replaceAll('.', '\\.').replace('*', '\\S+');
const toServerName = (host: string) =>
  host.length > MAX_NAME_LENGTH ? `"~^${toPattern(host)}$"` : host;

/** The names of a server, `*` for each that stands for several. */
const hostsIn = (server: string): string[] =>
  [...server.replace(/(\s)#.*/g, '$1').matchAll(/^\s*server_name\s+([^;]+);/gm)]
    .flatMap(([, names = '']) => names.trim().toLowerCase().split(/\s+/))
    .map((name) => name.replace(/^"~\^|\$?"$|\\/g, ''))
    .map((name) => (/^[\w-][\w.-]*$/.test(name) && name !== '_' ? name : '*'));

async function readServers(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'sites'));
  return Promise.all(
    files
      .filter((file) => file.endsWith('.conf'))
      .map((file) => readFile(join(folder, 'sites', file), 'utf8')),
  );
}

/** A server that serves another folder, under the policy of another site, or for another host. */
function describeDifferences(text: string, server: string, options: NginxFolderOptions): string[] {
  const { folder, name, outDir } = options;
  const required = [`root "${outDir}";`, `include ${basename(folder)}/headers/${name}.conf;`];
  const [host, served] = [hostOf(options), hostsIn(text)];
  return [
    ...required
      .filter((line) => !text.includes(line))
      .map((line) => `${server}: does not contain "${line}"`),
    ...(host === undefined || served.includes(host) || served.includes('*')
      ? []
      : [
          `${server}: server_name has no ${host}, the host of head.origin (${domainToUnicode(host)}): nginx refuses its visitors`,
        ]),
  ];
}
