/** Parses the environment of a build or development server. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { THEME_COLORS } from '../config/constants';
import type { SiteConfig } from '../config/site';
import { getProp } from '../lib/readUnknown';
import { httpsOrigins } from '../lib/webUrl';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SITES_DIR = `${ROOT}src/config/sites/`;
const DEFAULT_SITE = 'demo';
/** Named by index.html and the manifest. */
const ICONS = ['favicon.svg', 'apple-touch-icon.png'];

export interface BuildEnv {
  /** Origin of a real service to proxy `/api` to; null for the mock service. */
  apiTarget: string | null;
  /** File of the site config. */
  sitePath: string;
  /** Output folder of the build. */
  outDir: string;
  /** Development server address; Vite's defaults if undefined. */
  host: string | undefined;
  port: number | undefined;
  loadSite: () => Promise<SiteConfig>;
}

/** @throws Error with one line that says what is allowed */
export function readBuildEnv(env: Readonly<Record<string, string | undefined>>): BuildEnv {
  const siteName = env['VITE_SITE'] ?? DEFAULT_SITE;
  const sitePath = findSite(siteName);
  const target = env['VITE_API_TARGET'] ?? '';
  if (target !== '' && !/^https?:\/\/[^/\s]+$/.test(target)) {
    throw new Error(
      `VITE_API_TARGET="${target}" is not an origin; allowed: http:// or https://, a host, and a port if need be`,
    );
  }
  const outDir = env['BUILD_DIR'] ?? 'dist';
  if (!/^[\w.-]+(\/[\w-]+)*$/.test(outDir) || outDir.startsWith('..') || outDir === '.') {
    throw new Error(
      `BUILD_DIR="${outDir}" is not a folder of the project; allowed: dist, .cache/other`,
    );
  }
  const port = env['PORT'] ?? '';
  if (!/^\d{0,5}$/.test(port)) {
    throw new Error(`PORT="${port}" is not a port; allowed: 0 to 65535`);
  }
  return {
    host: env['HOST'] === '' ? undefined : env['HOST'],
    port: port === '' ? undefined : Number(port),
    apiTarget: target === '' ? null : target,
    sitePath,
    outDir: resolve(ROOT, outDir),
    loadSite: async () => {
      const { module } = await runnerImport<{ site?: SiteConfig }>(sitePath);
      if (module.site === undefined) {
        throw new Error(`VITE_SITE="${siteName}" exports no "site"; allowed: a file like demo.ts`);
      }
      checkSite(siteName, module.site);
      return module.site;
    },
  };
}

/** Resolves a site by file name, or by path from the project root. */
function findSite(name: string): string {
  const isPath = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)+\.ts$/.test(name);
  const isName = /^[\w-]+$/.test(name);
  const path = isName ? `${SITES_DIR}${name}.ts` : resolve(ROOT, name);
  if ((isName || isPath) && existsSync(path)) return path;
  const known = readdirSync(SITES_DIR)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  throw new Error(
    `VITE_SITE="${name}" is not a site; allowed: ${known.join(', ')}, or the path of another .ts file`,
  );
}

/** Checks what types cannot express. */
function checkSite(
  name: string,
  { alias, siteAlias, calculator, ui, publicDir, head, counter }: SiteConfig,
): void {
  const { amount, defaultValues } = calculator;
  const refuse = (what: string, allowed: string): never => {
    throw new Error(`VITE_SITE="${name}": ${what}; allowed: ${allowed}`);
  };
  if (alias.trim() === '' || siteAlias.trim() === '') {
    refuse('alias or siteAlias is empty', 'a name for each');
  }
  if (!(amount.min > 0 && amount.min < amount.max)) {
    refuse(
      `amounts from ${amount.min} to ${amount.max}`,
      'a minimum above 0 and below the maximum',
    );
  }
  if (!(amount.min <= defaultValues.amount && defaultValues.amount <= amount.max)) {
    refuse(`the default amount ${defaultValues.amount}`, `${amount.min} to ${amount.max}`);
  }
  if (!THEME_COLORS.includes(ui.primary)) {
    refuse(`the primary colour "${ui.primary}"`, THEME_COLORS.join(', '));
  }
  // A picture on another host is not checked.
  const pictures = head.ogImage.startsWith('/') ? [head.ogImage.slice(1)] : [];
  const files = [...ICONS, ...pictures];
  const missing = files.find((file) => !existsSync(resolve(ROOT, publicDir, file)));
  if (missing !== undefined) {
    refuse(`no ${missing} in publicDir "${publicDir}"`, `a folder with ${files.join(', ')}`);
  }
  if (!isCounter(counter)) {
    refuse(
      `the counter ${JSON.stringify(counter)}`,
      'none, metrika, or { origins: [an https origin, …] }',
    );
  }
}

/** A config is run without a type check, so any value may stand there. */
function isCounter(counter: unknown): boolean {
  if (counter === 'none' || counter === 'metrika') return true;
  const origins = getProp(counter, 'origins');
  return (
    Array.isArray(origins) &&
    origins.length > 0 &&
    origins.every((each) => typeof each === 'string' && httpsOrigins(each)[0] === each)
  );
}
