/** A folder of built files over HTTP, as an ordinary static host serves it. */
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { HEADERS_FILE, headersFor, parseHeadersFile } from '../src/build/headersFile';

interface ContentType {
  type: string;
  isText: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isText: true });
const binary = (type: string): ContentType => ({ type, isText: false });

const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.ico': binary('image/x-icon'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.woff2': binary('font/woff2'),
};

/** By file, time of its change and encoding: compressed once in a process, and again after a new build. */
const bodies = new Map<string, Promise<Buffer>>();

/** By preference. */
const COMPRESSORS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof COMPRESSORS | 'identity';

export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/**
 * @param folder answers `/` with its `index.html` and what it does not have with its `404.html`; the headers in its
 *   `_headers` go along
 * @returns the answer to a path from the root, encoded as it stands in an address
 */
export function createStaticFiles(
  folder: string,
): (pathname: string, acceptEncoding: string) => Promise<HttpAnswer> {
  const root = resolve(folder);
  async function bodyOf(file: FoundFile, encoding: Encoding): Promise<Buffer> {
    const key = `${file.path}\0${file.changedMs}\0${encoding}`;
    const body = bodies.get(key) ?? readEncoded(file.path, encoding);
    bodies.set(key, body);
    return body;
  }

  return async (pathname, acceptEncoding) => {
    const file = await findFile(root, pathname);
    const served = file ?? (await findFile(root, '/404.html'));
    const status = file === null ? 404 : 200;
    if (served === null) {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
      return { status, headers, body: Buffer.from('Not Found\n') };
    }

    const { type, isText } =
      CONTENT_TYPES[extname(served.path)] ?? binary('application/octet-stream');
    const encoding = isText ? chooseEncoding(acceptEncoding) : 'identity';
    return {
      status,
      headers: {
        'Content-Type': type,
        ...(await readHeaders(root, file === null ? '/404.html' : pathname)),
        'Cache-Control': cacheControl(pathname, status, extname(served.path)),
        ...(isText && { Vary: 'Accept-Encoding' }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
      body: await bodyOf(served, encoding),
    };
  };
}

interface FoundFile {
  path: string;
  changedMs: number;
}

/** Null for what is no file in the folder, however the path is written. */
async function findFile(root: string, pathname: string): Promise<FoundFile | null> {
  try {
    const decoded = decodeURIComponent(pathname === '/' ? '/index.html' : pathname);
    const path = resolve(root, `.${decoded}`);
    if (!path.startsWith(root + sep) || path === resolve(root, HEADERS_FILE)) return null;
    const found = await stat(path);
    return found.isFile() ? { path, changedMs: found.mtimeMs } : null;
  } catch {
    return null;
  }
}

/** Read anew each time: a build may have come between. */
async function readHeaders(root: string, pathname: string): Promise<Record<string, string>> {
  const text = await readFile(resolve(root, HEADERS_FILE), 'utf8').catch(() => '');
  return headersFor(parseHeadersFile(text), pathname);
}

async function readEncoded(path: string, encoding: Encoding): Promise<Buffer> {
  const body = await readFile(path);
  return encoding === 'identity' ? body : COMPRESSORS[encoding](body);
}

function chooseEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** What the build names by its content never changes; a page may at any time. */
function cacheControl(pathname: string, status: number, extension: string): string {
  if (status === 404 || extension === '.html') return 'no-cache';
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600';
}
