/** What the environment says of a build or a development server, parsed once. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { SiteConfig } from '../config/site';

const SITES_DIR = fileURLToPath(new URL('../config/sites/', import.meta.url));

export interface BuildEnv {
  /** A real service to proxy `/api` to in development; null for the mock service. */
  apiTarget: string | null;
  /** The file of the site to build. */
  sitePath: string;
  loadSite: () => Promise<SiteConfig>;
}

/** @throws Error in one line that says what is allowed, for a value that is not */
export function readBuildEnv(env: Readonly<Record<string, string | undefined>>): BuildEnv {
  const siteName = env['VITE_SITE'] ?? 'demo';
  const sitePath = /^[\w-]+$/.test(siteName) ? `${SITES_DIR}${siteName}.ts` : '';
  if (!existsSync(sitePath)) {
    const known = readdirSync(SITES_DIR).map((file) => file.replace(/\.ts$/, ''));
    throw new Error(`VITE_SITE="${siteName}" is not a site; allowed: ${known.join(', ')}`);
  }
  const target = env['VITE_API_TARGET'] ?? '';
  if (target !== '' && !/^https?:\/\/[^/\s]+$/.test(target)) {
    throw new Error(
      `VITE_API_TARGET="${target}" is not an origin; allowed: http:// or https://, a host, and a port if need be`,
    );
  }
  return {
    apiTarget: target === '' ? null : target,
    sitePath,
    loadSite: async () => (await runnerImport<{ site: SiteConfig }>(sitePath)).module.site,
  };
}
