/**
 * The headers that the page is served with, made from the site config and the built pages. `_headers`, nginx and the
 * preview all get theirs from here.
 */
import { createHash } from 'node:crypto';
import type { SiteConfig } from '../config/site';
import type { VendorNeeds } from '../config/vendorNeeds';
import { AD_NEEDS } from '../features/ads/places/vendorNeeds';
import { PUSH_NEEDS } from '../features/push/channels/vendorNeeds';
import type { HeaderRule } from './headersFile';

type Policy = Map<string, string[]>;

/** The page's own policy and DOMPurify's: nobody else may turn text into something that runs. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types landing dompurify";

/** Nothing here asks for any of these, and no ad may in the page's name. */
const REFUSED_FEATURES = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const NO_CACHE = { 'Cache-Control': 'no-cache' };
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** For what is no page. The page's own policy is longer than some scripts, and each would come with it. */
const NOTHING_RUNS = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" };

/**
 * Every header by path, in the order in which a host reads them.
 *
 * @param page the built page @param others the other HTML files of the build
 */
export function headerRules(
  site: SiteConfig,
  page: string,
  ...others: readonly string[]
): HeaderRule[] {
  const opening = { ...NO_CACHE, ...scriptLinks(page) };
  return [
    { path: '/*', headers: pageHeaders(site, [page, ...others]) },
    { path: '/', headers: opening },
    { path: '/index.html', headers: opening },
    { path: '/404.html', headers: NO_CACHE },
    { path: '/assets/*', headers: { ...IMMUTABLE, ...NOTHING_RUNS } },
  ];
}

export function pageHeaders(site: SiteConfig, pages: readonly string[]): Record<string, string> {
  const policy = contentPolicy(site, pages);
  return {
    // Scripts of ads know nothing of Trusted Types: where the site allows some, what breaks the rule is only told.
    ...(hasAds(site)
      ? {
          'Content-Security-Policy': policy,
          'Content-Security-Policy-Report-Only': TRUSTED_TYPES,
        }
      : { 'Content-Security-Policy': `${policy}; ${TRUSTED_TYPES}` }),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': REFUSED_FEATURES.map((name) => `${name}=()`).join(', '),
    // Not even the site's own logs learn a landing address, in which advertisers pass phones.
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

function hasAds({ ads }: SiteConfig): boolean {
  return ads.allowedPlatforms.some((platform) => platform !== 'ads_none');
}

function contentPolicy(site: SiteConfig, pages: readonly string[]): string {
  const policy: Policy = new Map([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...inlineScriptHashes(pages)]],
    // Styles are written into the page as it runs (styled-components), and a static file has no nonce to mark them.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    // Pictures of offers lie wherever the service says.
    ['img-src', ["'self'", 'https:', 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['frame-src', []],
    ['media-src', []],
    ['worker-src', []],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ]);
  vendorNeeds(site).forEach((needs) => extend(policy, needs));
  return [...policy]
    .map(([directive, sources]) => `${directive} ${sources.join(' ') || "'none'"}`)
    .join('; ');
}

/**
 * Has the browser ask for the page's scripts before it has read the page, which takes a cheap phone a while, and take
 * the page itself first where both share a connection.
 */
function scriptLinks(page: string): Record<string, string> {
  const links = [...page.matchAll(/<script type="module"[^>]* src="(?<address>[^"]+)"/g)].map(
    ({ groups }) => `<${groups?.['address'] ?? ''}>; rel=modulepreload; fetchpriority=low`,
  );
  return links.length === 0 ? {} : { Link: links.join(', ') };
}

/** Of every vendor that the site config allows, and of no other. */
function vendorNeeds(site: SiteConfig): VendorNeeds[] {
  return [
    ...site.ads.allowedPlatforms.map((platform) => AD_NEEDS[platform](site)),
    ...site.push.allowedServices.map((service) => PUSH_NEEDS[service](site)),
  ].filter((needs) => needs !== null);
}

function extend(policy: Policy, { sources }: VendorNeeds): void {
  for (const [kind, added] of Object.entries(sources)) {
    const known = policy.get(`${kind}-src`) ?? [];
    policy.set(`${kind}-src`, [...new Set([...known, ...added])]);
  }
}

/** Of every script that stands in a page, as the page holds it to the letter. */
function inlineScriptHashes(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((page) =>
    [...page.matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gis)]
      .filter(({ groups }) => !/\ssrc\s*=/i.test(groups?.['attributes'] ?? ''))
      .map(({ groups }) => groups?.['code'] ?? ''),
  );
  return [...new Set(scripts)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
