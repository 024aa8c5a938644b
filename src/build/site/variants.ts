/** Variants of a site's page for A/B tests: parts of a config that are laid over the site's own. */
import { basename } from 'node:path';
import type { SiteFile } from '../../config/site';
import { isRecord } from '../../lib/readUnknown';
import { mergeConfig } from './mergeConfig';
import { parseSite, readAll, readJson, SiteConfigError } from './readSite';

/** Name of the page without a variant, in the cookie and in events. */
export const BASE_VARIANT = 'base';
/** The name is part of a file's name, of a cookie and of the nginx configuration. */
const NAME = /^[a-z\d][\w-]{0,31}$/i;
const ALLOWED_NAME = `a file named with 1 to 32 letters, digits, "-" and "_", but not "${BASE_VARIANT}.json"`;
/** What makes the page; the rest decides on policy, calls and files, which all variants share. */
const CHANGEABLE = ['copy', 'trust', 'legal', 'hints', 'notes', 'ui', 'calculator.defaultValues'];

export interface Variant {
  readonly name: string;
  /** Of its file. */
  readonly path: string;
  /** The site's config with this one laid over it. */
  readonly config: SiteFile;
}

/** nginx and some file systems do not tell the cases of letters apart. */
const toSame = (path: string) => basename(path, '.json').toLowerCase();

/** File name of a variant's page. */
export const variantPage = (name: string) => `index.${name}.html`;

/**
 * @param configPath of the site, whose config is valid
 * @param paths of the variants
 * @throws SiteConfigError with one line for each mistake
 */
export function readVariants(configPath: string, paths: readonly string[]): Variant[] {
  if (paths.length === 0) return [];
  const base = readJson(configPath);
  return readAll(paths, (path, index) => {
    const name = basename(path, '.json');
    if (!NAME.test(name) || toSame(path) === BASE_VARIANT) {
      throw new SiteConfigError(`--variant: "${path}"; allowed: ${ALLOWED_NAME}`);
    }
    if (paths.slice(0, index).some((other) => toSame(other) === toSame(path))) {
      throw new SiteConfigError(
        `--variant: two files have the name ${toSame(path)}; allowed: a name for each`,
      );
    }
    const part = readJson(path);
    checkSettings(part, path);
    return { name, path, config: parseSite(mergeConfig(base, part), path) };
  });
}

function checkSettings(part: unknown, path: string): void {
  const allowed = CHANGEABLE.join(', ');
  if (!isRecord(part)) throw new SiteConfigError(`${path}: allowed: an object with ${allowed}`);
  const wrong = Object.entries(part)
    .flatMap(([key, value]) =>
      key === 'calculator' && isRecord(value)
        ? Object.keys(value).map((name) => `calculator.${name}`)
        : [key],
    )
    .filter((key) => key !== '$schema' && !CHANGEABLE.includes(key));
  if (wrong.length === 0) return;
  const lines = wrong.map(
    (key) => `${path}: ${key}: no variant may change it; allowed: ${allowed}`,
  );
  throw new SiteConfigError(lines.join('\n'));
}
