/** Starts nginx with the shipped configuration on a free port and in a temporary folder. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/freePort';
import { findBrotliModule, findNginx } from '../support/programs.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const RELEASE_DIR = `${ROOT}dist-release`;
const START_TRIES = 400;

export interface Nginx {
  readonly origin: string;
  /** Has the folder `landing` of the configuration, a folder `www` of the sites, and the logs. */
  readonly folder: string;
  /** The access log of a site so far, the demo's by default. */
  readonly readLog: (site?: string) => Promise<string>;
  /**
   * Checks and loads the configuration anew, as an operator does after a release; nothing is served by the earlier one
   * any more. The port stays open: nobody else can get it meanwhile.
   */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Unlike `fetch`, sends any header and any url. */
export async function request(
  { origin }: Pick<Nginx, 'origin'>,
  path: string,
  options: Pick<RequestOptions, 'headers' | 'method' | 'localAddress'> = {},
): Promise<Answer> {
  const sent = httpRequest(origin, { ...options, path, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, headers, text: await readText(response) };
}

/**
 * Runs the command that makes a site, as an operator does.
 *
 * @returns its warnings
 */
export async function runSite(
  folder: string,
  name: string,
  options: readonly string[],
  releaseDir = RELEASE_DIR,
): Promise<string> {
  const { stderr } = await promisify(execFile)(process.execPath, [
    `${releaseDir}/site.mjs`,
    ...['--out', `${folder}/www/${name}`, '--nginx', `${folder}/landing`, ...options],
  ]);
  return stderr;
}

/** Makes shipped sites and the configuration. */
export async function makeSites(
  folder: string,
  sites: readonly string[],
  releaseDir = RELEASE_DIR,
): Promise<void> {
  for (const name of sites) {
    const config = `${ROOT}src/config/sites/${name}.json`;
    await runSite(folder, name, ['--config', config], releaseDir);
  }
}

/** Replaces only what an operator would adapt in the server of a site. */
async function adapt(file: string, changes: Readonly<Record<string, string>>): Promise<void> {
  let config = await readFile(file, 'utf8');
  for (const [written, adapted] of Object.entries(changes)) {
    if (config.split(written).length !== 2) throw new Error(`${file} has not one "${written}"`);
    config = config.replace(written, () => adapted);
  }
  await writeFile(file, config);
}

/** The main configuration around the shipped part. */
function mainConfig(folder: string, brotliModule: string | undefined): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${brotliModule === undefined ? '' : `load_module ${brotliModule};`}
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log notice;
events { worker_connections 256; }
http {
  types {
    text/html html;
    text/javascript js;
    text/css css;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    font/woff2 woff2;
  }
  charset utf-8;
  charset_types text/html text/javascript text/css application/json;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include landing/landing.conf;
}
`;
}

/** Between two looks at what nginx tells of itself. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

async function isListening(port: number, address: string): Promise<boolean> {
  const socket = connect(port, address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** @param folder has the log of errors, if there is one */
export async function waitForStart(
  server: ChildProcess,
  port: number,
  folder: string,
  address = '127.0.0.1',
): Promise<void> {
  for (let tries = 0; tries < START_TRIES && server.exitCode === null; tries += 1) {
    if (await isListening(port, address)) return;
    await pause();
  }
  server.kill();
  const log = await readFile(`${folder}/error.log`, 'utf8').catch(() => '');
  throw new Error(`${server.spawnfile} did not start: ${log}`);
}

export interface NginxSettings {
  /** The shipped sites to serve, by their host names; the demo site at 127.0.0.1 by default. */
  sites?: Readonly<Record<string, string>>;
  /** The service behind `/api`. */
  apiOrigin: string;
  /** Address of the TLS terminator in front; none by default. */
  terminator?: string;
  /** Loads the module for brotli, if there is one. */
  withBrotli?: boolean;
  /** Serves over TLS and HTTP/2, with a certificate that nobody has signed. */
  isSecure?: boolean;
  /** Makes the sites. */
  releaseDir?: string;
  address?: string;
  /** A command that runs nginx, such as one that enters a namespace. */
  within?: readonly string[];
}

/** @returns the directives that name it */
async function createCertificate(folder: string): Promise<string> {
  const [key, certificate] = [`${folder}/key.pem`, `${folder}/certificate.pem`];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=127.0.0.1', '-keyout', key, '-out', certificate],
  ]);
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

export async function startNginx({
  sites = { demo: '127.0.0.1' },
  apiOrigin,
  terminator,
  withBrotli = true,
  isSecure = false,
  releaseDir = RELEASE_DIR,
  address = '127.0.0.1',
  within = [],
}: NginxSettings): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed');
  const folder = await mkdtemp(`${tmpdir()}/landing-nginx-`);
  await makeSites(folder, Object.keys(sites), releaseDir);
  const port = await freePort();
  const tls = isSecure ? await createCertificate(folder) : '';
  for (const [name, host] of Object.entries(sites)) {
    await adapt(`${folder}/landing/sites/${name}.conf`, {
      'listen 8080;': isSecure
        ? `listen ${address}:${port} ssl http2; ${tls}`
        : `listen ${address}:${port};`,
      [`server_name ${name}.example;`]: `server_name ${host};`,
      [`/var/log/nginx/${name}.log`]: `${folder}/${name}.log`,
      'http://127.0.0.1:4010': apiOrigin,
      ...(terminator !== undefined && {
        'set_real_ip_from 192.0.2.1;': `set_real_ip_from ${terminator};`,
      }),
    });
  }
  const brotliModule = withBrotli ? findBrotliModule() : undefined;
  if (brotliModule !== undefined) {
    await writeFile(`${folder}/landing/brotli.conf`, 'brotli_static on;\n');
  }
  await writeFile(`${folder}/nginx.conf`, mainConfig(folder, brotliModule));

  const control = ['-p', folder, '-c', `${folder}/nginx.conf`];
  const [command = program, ...parameters] = [...within, program, ...control];
  const nginx = spawn(command, parameters, { stdio: 'ignore' });
  await waitForStart(nginx, port, folder, address);
  const end = () => nginx.kill();
  process.once('exit', end);
  const endedWorkers = async () =>
    (await readFile(`${folder}/error.log`, 'utf8')).split(/worker process \d+ exited/).length;
  return {
    origin: `${isSecure ? 'https' : 'http'}://${address}:${port}`,
    folder,
    readLog: (name = 'demo') => readFile(`${folder}/${name}.log`, 'utf8'),
    reload: async () => {
      const before = await endedWorkers();
      await promisify(execFile)(program, ['-t', ...control]);
      await promisify(execFile)(program, ['-s', 'reload', ...control]);
      for (let tries = 0; (await endedWorkers()) === before; tries += 1) {
        if (tries === START_TRIES) throw new Error('nginx did not load its configuration anew');
        await pause();
      }
      // For the pool of `fetch` to know of the connections that the earlier worker has closed.
      await pause();
    },
    stop: async () => {
      process.off('exit', end);
      const ended = once(nginx, 'exit');
      end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
