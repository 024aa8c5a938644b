/** Reads built files as an ordinary static host serves them. */
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { HEADERS_FILE, headersFor, parseHeadersFile } from '../src/build/headersFile';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const BINARY_TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Caches each body by path, modification time and encoding, so that a new build is compressed again. */
const bodies = new Map<string, Promise<Buffer>>();

const ENCODINGS = {
  br: { suffix: '.br', compress: promisify(brotliCompress) },
  gzip: { suffix: '.gz', compress: promisify(gzip) },
};
type Encoding = keyof typeof ENCODINGS | 'identity';
const COMPRESSED_COPY = /\.(br|gz)$/;

export interface ResponseData {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/**
 * Serves `index.html` for `/` and `404.html` for a missing file, with the headers that `_headers` lists.
 *
 * @returns a function of the url-encoded path and the `Accept-Encoding` header
 */
export function createFileReader(
  folder: string,
): (pathname: string, acceptEncoding: string) => Promise<ResponseData> {
  const root = resolve(folder);
  return async (pathname, acceptEncoding) => {
    const found = await findFile(root, pathname);
    const file = found ?? (await findFile(root, '/404.html'));
    const status = found === null ? 404 : 200;
    if (file === null) {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
      return { status, headers, body: Buffer.from('Not Found\n') };
    }

    const extension = extname(file.path);
    const textType = TEXT_TYPES[extension];
    const encoding = textType === undefined ? 'identity' : selectEncoding(acceptEncoding);
    return {
      status,
      headers: {
        'Content-Type':
          textType === undefined
            ? (BINARY_TYPES[extension] ?? 'application/octet-stream')
            : `${textType}; charset=utf-8`,
        'Cache-Control': getCacheControl(pathname, status, extension),
        ...(await readHeaders(root, found === null ? '/404.html' : pathname)),
        ...(textType !== undefined && { Vary: 'Accept-Encoding' }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
      body: await readBody(file, encoding),
    };
  };
}

interface FoundFile {
  path: string;
  modifiedMs: number;
}

/** Returns null for a path that leads to no file inside the folder. */
async function findFile(root: string, pathname: string): Promise<FoundFile | null> {
  try {
    const decoded = decodeURIComponent(pathname === '/' ? '/index.html' : pathname);
    const path = resolve(root, `.${decoded}`);
    if (!path.startsWith(root + sep) || path === resolve(root, HEADERS_FILE)) return null;
    if (COMPRESSED_COPY.test(path)) return null;
    const stats = await stat(path);
    return stats.isFile() ? { path, modifiedMs: stats.mtimeMs } : null;
  } catch {
    return null;
  }
}

/** Reads the file on each request, because a new build may have replaced it. */
async function readHeaders(root: string, pathname: string): Promise<Record<string, string>> {
  const text = await readFile(resolve(root, HEADERS_FILE), 'utf8').catch(() => '');
  return headersFor(parseHeadersFile(text), pathname);
}

function readBody(file: FoundFile, encoding: Encoding): Promise<Buffer> {
  const key = `${file.path}\0${file.modifiedMs}\0${encoding}`;
  const body =
    bodies.get(key) ??
    (encoding === 'identity' ? readFile(file.path) : readCompressed(file, encoding));
  bodies.set(key, body);
  return body;
}

/** Reads the copy that the build has written, unless the file has changed since. */
async function readCompressed(
  { path, modifiedMs }: FoundFile,
  encoding: keyof typeof ENCODINGS,
): Promise<Buffer> {
  const { suffix, compress } = ENCODINGS[encoding];
  const copy = await stat(path + suffix).catch(() => null);
  if (copy !== null && copy.mtimeMs >= modifiedMs) return readFile(path + suffix);
  return compress(await readFile(path));
}

function selectEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** For files without a rule in `_headers`, and folders without that file. */
function getCacheControl(pathname: string, status: number, extension: string): string {
  if (status === 404 || extension === '.html') return 'no-cache';
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600';
}
