/** Development: puts the site chosen with `?site=` into the page, and serves its manifest and its files. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { SCENARIO_PARAMETER, SITE_PARAMETER } from '~mocks/overrides';
import { findScenarioName, SCENARIOS } from '~mocks/scenarios';
import { overrideSite } from '~mocks/siteOverrides';
import { findSite } from '../shippedSites';
import { HEAD_PLACEHOLDER, insertSite } from '../site/siteHead';
import { MANIFEST_FILE, manifestOf } from '../site/manifest';
import { readSite, type Site } from '../site/readSite';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** @param reportUrl where reports go, unless the site config has a reportUrl */
export function devSite({ reportUrl }: { reportUrl: string }): Plugin {
  let opened: Site | undefined;
  const read = (name: string | null): Site => {
    const site = readSite(findSite(name ?? undefined));
    return { ...site, config: { ...site.config, reportUrl: site.config.reportUrl || reportUrl } };
  };
  /** Files are requested without the page's parameters: the referrer tells the pages of two tabs apart. */
  const findOpened = (referrer: string | undefined): Site => {
    const { searchParams } = new URL(referrer ?? '/', 'http://localhost');
    const name = searchParams.get(SITE_PARAMETER);
    return name === null ? (opened ?? read(null)) : read(name);
  };
  return {
    name: 'dev-site',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(refuseUnknownSite);
      middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        const [, name, extension = ''] = /^\/([\w-]+(\.\w+))$/.exec(path) ?? [];
        const type = CONTENT_TYPES[extension];
        if (name === undefined || type === undefined) {
          next();
          return;
        }
        const { config, publicDir } = findOpened(request.headers.referer);
        const file = resolve(publicDir, name);
        const isManifest = name === MANIFEST_FILE;
        if (!isManifest && !existsSync(file)) {
          next();
          return;
        }
        response.setHeader('Content-Type', type);
        response.end(isManifest ? manifestOf(config) : readFileSync(file));
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl = '/' }) => {
        if (!html.includes(HEAD_PLACEHOLDER)) return html;
        const { searchParams } = new URL(originalUrl, 'http://localhost');
        opened = read(searchParams.get(SITE_PARAMETER));
        const scenario = findScenarioName(searchParams.get(SCENARIO_PARAMETER));
        const overrides = scenario === null ? undefined : SCENARIOS[scenario].site;
        const site = overrideSite(opened.config, overrides ?? {});
        return insertSite(html, site);
      },
    },
  };
}

/** Responds 400 with the allowed names, as the mock service does for an unknown scenario. */
function refuseUnknownSite(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const name = new URL(`http://localhost${url}`).searchParams.get(SITE_PARAMETER);
  try {
    if (name !== null && headers.accept?.includes('text/html') === true) {
      findSite(name);
    }
  } catch (error) {
    response.writeHead(400, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(`${(error as Error).message}\n`);
    return;
  }
  next();
}
