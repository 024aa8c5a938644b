/** Reads and checks a site's config file. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { siteSchema, type SiteFile } from '../../config/site';
import { getProp } from '../../lib/readUnknown';
import { HEADERS_FILE } from '../headersFile';
import { duplicateKeys } from './duplicateKeys';
import { ERROR_PAGES } from './errorPages';
import { KEPT_ASSETS_FILE } from './keptAssets';
import { MANIFEST_FILE } from './manifest';
import { listPublicFiles } from './publicFiles';
import { RELEASE } from './releaseFiles';

/** Named by index.html and the manifest. */
const ICONS = ['favicon.svg', 'apple-touch-icon.png'];
/** Written by `createSite`. */
const GENERATED = [
  'index.html',
  '404.html',
  ...ERROR_PAGES,
  MANIFEST_FILE,
  HEADERS_FILE,
  KEPT_ASSETS_FILE,
  RELEASE.assets,
];
const MAX_VALUE_LENGTH = 60;
/** Written in place of what is not valid in an encoding. */
const LOST_LETTER = '\uFFFD';

/** Configs or options that cannot be used; the message has one line for each mistake. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';
}

/** @throws SiteConfigError with the mistakes of all items */
export function readAll<Result>(
  paths: readonly string[],
  read: (path: string, index: number) => Result,
): Result[] {
  const mistakes: string[] = [];
  const results = paths.flatMap((path, index) => {
    try {
      return [read(path, index)];
    } catch (error) {
      if (!(error instanceof SiteConfigError)) throw error;
      mistakes.push(error.message);
      return [];
    }
  });
  if (mistakes.length > 0) throw new SiteConfigError(mistakes.join('\n'));
  return results;
}

export type Site = ReturnType<typeof readSite>;

/**
 * @param path of a JSON file
 * @param requiresOgImage false for the command that draws it
 * @returns the config, the absolute path of its `publicDir`, and what is in that
 * @throws SiteConfigError with path, value and what is allowed, one line for each mistake
 */
export function readSite(path: string, requiresOgImage = true) {
  const config = parseSite(readJson(path), path);
  const publicDir = resolve(dirname(path), config.publicDir);
  const { ogImage } = config.head;
  // A picture on another host is not checked.
  const files = [
    ...ICONS,
    ...(requiresOgImage && ogImage.startsWith('/') ? [ogImage.slice(1)] : []),
  ];
  const refuse = (mistake: string, allowed: string): never => {
    throw new SiteConfigError(`${path}: publicDir: ${mistake}; allowed: ${allowed}`);
  };
  const folder = JSON.stringify(config.publicDir);
  const missing = files.filter((file) => !existsSync(resolve(publicDir, file)));
  if (missing.length > 0)
    refuse(`${folder} has no ${missing.join(', ')}`, `a folder with ${files.join(', ')}`);
  const taken = GENERATED.filter((file) => existsSync(resolve(publicDir, file)));
  if (taken.length > 0)
    refuse(`${folder} has ${taken.join(', ')}`, 'no files that the site gets by itself');
  const { files: publicFiles, mistakes } = listPublicFiles(publicDir);
  readAll(mistakes, (mistake) =>
    refuse(mistake, 'readable files, and links to files and folders in it'),
  );
  return { config, publicDir, publicFiles };
}

/** The text without the byte order mark that some editors write. */
function decode(bytes: Buffer, path: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes(LOST_LETTER)) return text;
  } catch {
    throw new SiteConfigError(
      `${path}: is not UTF-8 but another encoding, such as Windows-1251; allowed: JSON in UTF-8`,
    );
  }
  throw new SiteConfigError(
    `${path}: has the sign "${LOST_LETTER}" for letters that an editor has lost; allowed: JSON in UTF-8`,
  );
}

/** @throws SiteConfigError */
export function readJson(path: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new SiteConfigError(
      `${path}: ${resolve(path)} cannot be read; allowed: the path of a JSON file`,
    );
  }
  const text = decode(bytes, path);
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (error) {
    throw new SiteConfigError(`${path}: ${(error as Error).message}; allowed: JSON`);
  }
  const duplicates = duplicateKeys(text).map((mistake) => `${path}: ${mistake}`);
  if (duplicates.length > 0) throw new SiteConfigError(duplicates.join('\n'));
  return config;
}

/**
 * @param path for the messages
 * @throws SiteConfigError
 */
export function parseSite(input: unknown, path: string): SiteFile {
  const lists = describeLists(siteSchema, input, []);
  const result = v.safeParse(siteSchema, input);
  if (result.success && lists.length === 0) return result.output;
  const issues = Array.isArray(input) ? [] : (result.issues ?? []);
  const mistakes = [...lists, ...issues.flatMap((issue) => describeIssue(issue, input))];
  // Two rules may have one message.
  const lines = new Set(mistakes.map((line) => `${path}: ${line}`));
  throw new SiteConfigError([...lines].join('\n'));
}

type Keys = readonly (string | number)[];

/** Lists in place of objects, which valibot accepts. */
function describeLists(schema: Schema, input: unknown, keys: Keys): string[] {
  const { type, entries, item } = unwrap(schema) ?? {};
  const isObject = entries !== undefined || type === 'record';
  if (!Array.isArray(input)) {
    return Object.entries(entries ?? {}).flatMap(([key, part]) =>
      describeLists(part, getProp(input, key), [...keys, key]),
    );
  }
  if (isObject) return [describe(keys, input, 'an object')];
  return item === undefined
    ? []
    : input.flatMap((part, index) => describeLists(item, part, [...keys, index]));
}

function describe(keys: Keys, found: unknown, allowed: string): string {
  const name = keys.length === 0 ? 'the file' : keys.join('.');
  if (found === undefined) return `${name}: is missing; allowed: ${allowed}`;
  const value = JSON.stringify(found);
  const shown = value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
  return `${name}: ${shown}; allowed: ${allowed}`;
}

function describeIssue(issue: v.InferIssue<typeof siteSchema>, input: unknown): string[] {
  const keys = (issue.path ?? []).map(({ key }) => key as string | number);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return describeUnknownKeys(keys.slice(0, -1), input);
  }
  // A rule about several settings reports the object that has them.
  const found = valueAt(keys, input);
  return [describe(keys, found, found === undefined ? allowedAt(keys) : issue.message)];
}

/** All of a group: valibot reports the first only. */
function describeUnknownKeys(group: Keys, input: unknown): string[] {
  const known = Object.keys(schemaAt(group)?.entries ?? {});
  return Object.keys(Object(valueAt(group, input)) as object)
    .filter((key) => !known.includes(key))
    .map((key) => `${[...group, key].join('.')}: is no setting; allowed: ${known.join(', ')}`);
}

export function valueAt(keys: Keys, input: unknown): unknown {
  return keys.reduce<unknown>((value, key) => getProp(value, String(key)), input);
}

/** A schema with entries or items, with or without rules after it. */
type Schema = v.GenericSchema & {
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  wrapped?: Schema;
  pipe?: readonly [Schema, ...unknown[]];
};

function unwrap(schema: Schema | undefined): Schema | undefined {
  if (schema?.entries !== undefined || schema?.item !== undefined) return schema;
  const inner = schema?.wrapped ?? schema?.pipe?.[0];
  return inner === undefined || inner === schema ? schema : unwrap(inner);
}

function schemaAt(keys: Keys): Schema | undefined {
  return keys.reduce<Schema | undefined>(
    (schema, key) => unwrap(typeof key === 'number' ? schema?.item : schema?.entries?.[key]),
    unwrap(siteSchema),
  );
}

/** The allowed values of a missing setting, taken from the error message of its schema. */
function allowedAt(keys: Keys): string {
  const schema = schemaAt(keys);
  const result = schema === undefined ? undefined : v.safeParse(schema, null);
  return result?.issues?.[0]?.message ?? 'a value';
}
