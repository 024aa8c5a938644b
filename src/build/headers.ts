/** Response headers, made from the site config and the built pages. Source of `_headers`, nginx and preview headers. */
import { createHash } from 'node:crypto';
import { counterCspSources } from '../api/counterCspSources';
import { reportCspSources, reportingEndpoints } from '../api/report';
import type { SiteConfig } from '../config/site';
import type { CspSources } from '../config/cspSources';
import { AD_CSP_SOURCES } from '../features/ads/adapters/cspSources';
import { pushCspSources } from '../features/push/providers/cspSources';
import { LARGEST_CHUNK } from './plugins/initialChunks';
import type { HeaderRule } from './headersFile';
import { ERROR_PAGES } from './site/errorPages';

type Policy = Map<string, string[]>;

/** Policies of the page's scripts and of its sanitizer, and the default one, which accepts the scripts of the counter. */
function trustedTypes({ counter }: SiteConfig): string {
  const names = ['landing', 'landing-html', ...(counter === 'none' ? [] : ['default'])];
  return `require-trusted-types-for 'script'; trusted-types ${names.join(' ')}`;
}

/** Denied to scripts of others: with these they could ask the visitor for something at any moment. */
const DENIED_FEATURES = 'camera=(), geolocation=(), microphone=(), midi=()';

/** With the home page only: it counts for the whole host. Browsers ignore it in unencrypted responses. */
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' };
const NO_CACHE = { 'Cache-Control': 'no-cache' };
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** For assets: the page's policy is longer than some scripts, and only documents need it. */
const ASSET_POLICY = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** For the error pages of the web server, which have styles and no scripts. */
const ERROR_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Headers by path; later rules override earlier ones.
 *
 * @param page the HTML of the home page
 * @param otherPages the other HTML files of the build
 */
export function headerRules(
  site: SiteConfig,
  page: string,
  ...otherPages: readonly string[]
): HeaderRule[] {
  const endpoints = reportingEndpoints(site);
  const homeHeaders = {
    ...NO_CACHE,
    ...HSTS,
    ...preloadLargestScript(page),
    ...(endpoints !== null && { 'Reporting-Endpoints': endpoints }),
  };
  return [
    { path: '/*', headers: pageHeaders(site, [page, ...otherPages]) },
    { path: '/', headers: homeHeaders },
    // Those of variants too, with and without `.html`.
    { path: '/index.*', headers: homeHeaders },
    { path: '/404.html', headers: NO_CACHE },
    ...ERROR_PAGES.map((file) => ({ path: `/${file}`, headers: ERROR_PAGE_HEADERS })),
    { path: '/assets/*', headers: { ...IMMUTABLE, ...ASSET_POLICY } },
  ];
}

/**
 * Preloads the script that arrives last, as soon as the headers have arrived. With all three, the response that makes
 * the form usable would come later; a link in the HTML would save nothing.
 */
function preloadLargestScript(page: string): Record<string, string> {
  const [, url] = new RegExp(` src="([^"]*/${LARGEST_CHUNK}-[^"]+)"`).exec(page) ?? [];
  if (url === undefined) throw new Error(`the page asks for no script ${LARGEST_CHUNK}`);
  return { Link: `<${url}>; rel=modulepreload; fetchpriority=low` };
}

/** Headers of a page. Trusted Types are enforced on sites without ads and push. */
export function pageHeaders(site: SiteConfig, pages: readonly string[]): Record<string, string> {
  // Scripts of ads and push do not support them, not even to register a service worker.
  const policies = [
    contentPolicy(site, pages),
    ...(hasAdsOrPush(site) ? [] : [trustedTypes(site)]),
  ];
  const hasScriptsOfOthers = hasAdsOrPush(site) || site.counter !== 'none';
  return {
    'Content-Security-Policy': policies.join('; '),
    ...(hasScriptsOfOthers && { 'Permissions-Policy': DENIED_FEATURES }),
    // The landing url may contain a phone number, even in referrers within the site.
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** True if the site allows ads or push; the counter has a policy of its own. */
function hasAdsOrPush({ ads, push }: SiteConfig): boolean {
  return (
    ads.allowedPlatforms.some((platform) => platform !== 'ads_none') ||
    push.allowedServices.some((service) => service !== 'none')
  );
}

function contentPolicy(site: SiteConfig, pages: readonly string[]): string {
  const policy: Policy = new Map([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...inlineScriptHashes(pages)]],
    // styled-components inserts styles at run time, and a static file has no nonce.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    // The service chooses where offer images are hosted.
    ['img-src', ["'self'", 'https:', 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    // Without it `script-src` would count; what is missing here has the sources of `default-src`.
    ['worker-src', []],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ]);
  allowedVendorSources(site).forEach((vendor) => extend(policy, vendor));
  if (reportingEndpoints(site) !== null) policy.set('report-to', ['default']);
  return [...policy]
    .map(([directive, sources]) => `${directive} ${shorten(sources).join(' ') || "'none'"}`)
    .join('; ');
}

/** Without what another source of the list covers, and without the scheme of the page itself. */
const shorten = (sources: readonly string[]) =>
  [...new Set(sources)]
    .filter((source) => !sources.some((other) => covers(other, source)))
    .map((source) => source.replace(/^https:\/\//, ''));

/** True for a path of an origin, and for what a wildcard stands for. */
function covers(wide: string, narrow: string): boolean {
  const [origin = ''] = /^https:\/\/[^/]+/.exec(narrow) ?? [];
  return wide.startsWith('https://*.')
    ? wide !== origin && origin.endsWith(wide.replace('https://*', ''))
    : wide === origin && wide !== narrow;
}

/** Sources of the counter, the reports and every vendor that the site config allows. */
function allowedVendorSources(site: SiteConfig): CspSources[] {
  return [
    ...site.ads.allowedPlatforms.map((platform) => AD_CSP_SOURCES[platform](site)),
    ...site.push.allowedServices.map((service) => pushCspSources(service, site)),
    counterCspSources(site.counter),
    reportCspSources(site),
  ].filter((vendor) => vendor !== null);
}

function extend(policy: Policy, { sources, frameAncestors }: CspSources): void {
  if (frameAncestors !== undefined) policy.set('frame-ancestors', [...frameAncestors]);
  for (const [kind, added] of Object.entries(sources)) {
    policy.set(`${kind}-src`, [...(policy.get(`${kind}-src`) ?? []), ...added]);
  }
}

/** Hashes of the inline scripts, byte for byte. */
function inlineScriptHashes(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((page) =>
    [...page.matchAll(/<script([^>]*)>(.*?)<\/script>/gis)]
      // Data blocks are not run.
      .filter(([, attributes = '']) => !/\ssrc\s*=|\stype="application\/json"/i.test(attributes))
      .map(([, , code = '']) => code),
  );
  return [...new Set(scripts)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
