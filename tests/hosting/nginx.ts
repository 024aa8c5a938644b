/** Starts nginx with the shipped configuration on a free port and in a temporary folder. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/freePort';
import { findBrotliModule, findNginx } from '../support/programs.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SHIPPED = new URL('../../src/build/hosting/', import.meta.url);
const START_TRIES = 400;

export interface Nginx {
  readonly origin: string;
  /** The access log so far. */
  readonly readLog: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** As an operator prints them. */
async function printHeaders(dist: string): Promise<string> {
  const options = ['run', '--silent', 'nginx-headers', '--', dist];
  const { stdout } = await promisify(execFile)('npm', options, { cwd: ROOT });
  return stdout;
}

/** Replaces only what an operator would adapt in the shipped file. */
async function configure(changes: Readonly<Record<string, string>>): Promise<string> {
  let config = await readFile(new URL('landing.conf', SHIPPED), 'utf8');
  for (const [shipped, adapted] of Object.entries(changes)) {
    if (config.split(shipped).length !== 2)
      throw new Error(`landing.conf has not one "${shipped}"`);
    config = config.replace(shipped, () => adapted);
  }
  return config;
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
error_log ${folder}/error.log warn;
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
  include ${folder}/landing.conf;
}
`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function waitForStart(nginx: ChildProcess, port: number, folder: string): Promise<void> {
  for (let tries = 0; tries < START_TRIES && nginx.exitCode === null; tries += 1) {
    if (await isListening(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  nginx.kill();
  const log = await readFile(`${folder}/error.log`, 'utf8').catch(() => '');
  throw new Error(`nginx did not start: ${log}`);
}

/** Settings that an operator adapts in the shipped file. */
export interface NginxSettings {
  dist: string;
  /** The service behind `/api`. */
  apiOrigin: string;
  /** Address of the TLS terminator in front; none by default. */
  terminator?: string;
  /** Loads the module for brotli, if there is one. */
  withBrotli?: boolean;
}

export async function startNginx({
  dist,
  apiOrigin,
  terminator,
  withBrotli = true,
}: NginxSettings): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed');
  const folder = await mkdtemp(`${tmpdir()}/landing-nginx-`);
  const port = await freePort();
  const config = await configure({
    'listen 8080;': `listen 127.0.0.1:${port};`,
    '/var/www/landing/dist': dist,
    '/var/log/nginx/landing.log': `${folder}/access.log`,
    'include landing-headers.conf;': `include ${folder}/landing-headers.conf;`,
    'http://127.0.0.1:4010': apiOrigin,
    ...(terminator !== undefined && {
      'set_real_ip_from 192.0.2.1;': `set_real_ip_from ${terminator};`,
      '192.0.2.1 1;': `${terminator} 1;`,
    }),
  });
  await writeFile(`${folder}/landing.conf`, config);
  await writeFile(`${folder}/landing-headers.conf`, await printHeaders(dist));
  const brotliModule = withBrotli ? findBrotliModule() : undefined;
  if (brotliModule !== undefined) {
    await copyFile(new URL('landing-brotli.conf', SHIPPED), `${folder}/landing-brotli.conf`);
  }
  await writeFile(`${folder}/nginx.conf`, mainConfig(folder, brotliModule));

  const nginx = spawn(program, ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
  const end = () => nginx.kill();
  process.once('exit', end);
  await waitForStart(nginx, port, folder);
  return {
    origin: `http://127.0.0.1:${port}`,
    readLog: () => readFile(`${folder}/access.log`, 'utf8'),
    stop: async () => {
      process.off('exit', end);
      const ended = once(nginx, 'exit');
      end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
