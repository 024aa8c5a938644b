/** Checks a deployed site from outside, as a browser sees it. Sends no lead and no visit. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import * as v from 'valibot';
import { OffersPage, SiteDocuments, SiteInfo, SlotImages } from '~mocks/contract/responses';
import { SiteInfoResponse } from '../../api/site';
import { findConsentMismatch } from '../../config/consentVariant';
import { API_BASE, API_TIMEOUT_MS, LANGUAGE } from '../../config/constants';
import { SITE_CONFIG_ID } from '../../config/readSiteConfig';
import type { SiteConfig } from '../../config/site';
import { headerRules } from '../headers';
import { headersFor, type HeaderRule } from '../headersFile';

/** A certificate that ends sooner is reported. */
const MIN_CERTIFICATE_DAYS = 14;
const DAY_MS = 86_400_000;
const MAX_SHOWN = 120;

interface Fetched {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The response, or why there is none: firewalls break the connection for paths that they do not like. */
type Fetch = (path: string) => Promise<Fetched | string>;

/**
 * @param url of the page; its path and query are not used
 * @returns name and version of the site, empty if there is none, and what is wrong, one line each
 */
export async function checkSite(url: string) {
  const { origin, protocol, hostname, port } = new URL(url);
  const get: Fetch = async (path) => {
    try {
      const response = await fetch(`${origin}${path}`, {
        headers: { 'Accept-Encoding': 'gzip, br' },
        redirect: 'manual',
        signal: AbortSignal.timeout(API_TIMEOUT_MS),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      return describeCause(error);
    }
  };
  const page = await get('/');
  if (typeof page === 'string') return { summary: '', problems: [`does not respond: ${page}`] };
  const site = readConfig(page.text);
  if (page.status !== 200 || site === undefined) {
    return { summary: '', problems: [`responds ${page.status} without a page of this project`] };
  }
  const problems = await Promise.all([
    checkFiles(get, page, site, protocol === 'https:'),
    checkMissingFiles(get),
    protocol === 'https:' ? checkCertificate(hostname, Number(port || 443)) : [],
    checkAnswers(get, site),
  ]);
  return { summary: `${site.brand}, ${versionOf(page.text)}`, problems: problems.flat() };
}

function readConfig(html: string): SiteConfig | undefined {
  const [, json] = new RegExp(`id="${SITE_CONFIG_ID}">(.*?)</script>`).exec(html) ?? [];
  try {
    return json === undefined ? undefined : (JSON.parse(json) as SiteConfig);
  } catch {
    return undefined;
  }
}

/** The page's build, as the diagnostics name it. */
const versionOf = (html: string) => `build ${/\/index-([\w-]+)\.js"/.exec(html)?.[1] ?? 'unknown'}`;

/** The page, what it names, and the lazy scripts that those name. */
async function checkFiles(
  get: Fetch,
  page: Fetched,
  site: SiteConfig,
  isSecure: boolean,
): Promise<string[]> {
  const notFound = await get('/404.html');
  const isMissing = typeof notFound === 'string';
  const rules = headerRules(site, page.text, isMissing ? '' : notFound.text);
  const problems = [
    ...(isMissing ? [`/404.html does not respond: ${notFound}`] : []),
    ...compareHeaders('/', page, rules, isSecure),
    ...checkCompression('/', page),
  ];
  const known = new Set<string>();
  const check = async (path: string): Promise<void> => {
    if (known.has(path)) return;
    known.add(path);
    const file = await get(path);
    if (typeof file === 'string' || file.status !== 200) {
      problems.push(`${path} is missing: ${typeof file === 'string' ? file : file.status}`);
      return;
    }
    problems.push(...compareHeaders(path, file, rules, isSecure));
    const type = file.headers.get('content-type') ?? 'of no type';
    if (path.endsWith('.js') && !type.includes('javascript')) {
      problems.push(`${path} is ${type}, not a script`);
      return;
    }
    if (!/\.(js|svg|webmanifest)$/.test(path)) return;
    problems.push(...checkCompression(path, file));
    if (path.endsWith('.js')) await Promise.all(scriptsOf(file.text).map(check));
  };
  await Promise.all(filesOf(page.text).map(check));
  return problems;
}

const filesOf = (html: string) =>
  [...html.matchAll(/(?:(?:src|href)="|url\()(\/[\w.-][^")]*)/g)].map(([, path = '']) => path);

/** Chunks of the same folder. */
const scriptsOf = (code: string) =>
  [...code.matchAll(/["'`](?:\.\/|(?:\/?assets\/))([\w-]+\.js)["'`]/g)].map(
    ([, name = '']) => `/assets/${name}`,
  );

function compareHeaders(
  path: string,
  { headers }: Fetched,
  rules: readonly HeaderRule[],
  isSecure: boolean,
): string[] {
  return Object.entries(headersFor(rules, path)).flatMap(([name, expected]) => {
    const found = asSent(headers.get(name));
    if (found === asSent(expected)) return [];
    // A host may ask for more.
    if (name === HSTS && (!isSecure || hstsSec(found) >= hstsSec(expected))) return [];
    if (found === null) return [`${path} has no ${name}; the config asks for ${shorten(expected)}`];
    const [wrong, right] = firstDifference(found, expected);
    return [
      `${path} has another ${name}: ${shorten(wrong)}; the config asks for ${shorten(right)}`,
    ];
  });
}

const HSTS = 'Strict-Transport-Security';
const hstsSec = (value: string | null) => Number(/max-age="?(\d+)/i.exec(value ?? '')?.[1] ?? 0);

/** Hosts write a space after each comma, and some repeat a value that they add themselves. */
const asSent = (value: string | null) =>
  value === null ? null : [...new Set(value.split(/\s*,\s*/))].join(', ');

/** Of policies the first directive that differs. */
function firstDifference(found: string, expected: string): [string, string] {
  const [left, right] = [found, expected].map((value) => value.split('; '));
  const index = (right ?? []).findIndex((part, at) => part !== left?.[at]);
  return [left?.[index] ?? found, right?.[index] ?? expected];
}

const shorten = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

const checkCompression = (path: string, { headers }: Fetched) =>
  headers.has('content-encoding') ? [] : [`${path} is not compressed`];

/** Browsers keep an immutable 404 for a year, and a page in place of a script breaks the scripts. */
async function checkMissingFiles(get: Fetch): Promise<string[]> {
  const problems: string[] = [];
  for (const path of [`/assets/gone-${randomUUID()}.js`, `/gone-${randomUUID()}`]) {
    const shown = path.replace(/-[\w-]{36}/, '');
    const response = await get(path);
    if (typeof response === 'string') {
      problems.push(`${shown} does not respond: ${response}`);
      continue;
    }
    const { status, headers } = response;
    const caching = headers.get('cache-control') ?? '';
    if (status !== 404)
      problems.push(`${shown}, which does not exist, responds ${status}, not 404`);
    else if (/immutable|max-age=[1-9]\d{3}/.test(caching))
      problems.push(`${shown}, which does not exist, may be kept: ${caching}`);
  }
  return problems;
}

async function checkCertificate(host: string, port: number): Promise<string[]> {
  const socket = connect({ host, port, servername: host });
  try {
    await once(socket, 'secureConnect');
    const days = Math.floor(
      (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS,
    );
    return days >= MIN_CERTIFICATE_DAYS ? [] : [`the certificate ends in ${days} days`];
  } catch (error) {
    return [`the certificate cannot be read: ${describeCause(error)}`];
  } finally {
    socket.destroy();
  }
}

/** The reads of the service, which the page sends at every load. */
async function checkAnswers(get: Fetch, site: SiteConfig): Promise<string[]> {
  const { alias, siteAlias, initialRequests: requests } = site;
  const language = LANGUAGE;
  const offers = (pageAlias: string) => ({ pageAlias, siteAlias, fromSite: siteAlias, language });
  const calls: [path: string, query: Record<string, string>, schema: v.GenericSchema][] = [
    ['/site/get-info', { alias, language }, SiteInfo],
    ['/site/get-documents', { siteAlias, language }, SiteDocuments],
    ['/offer/get-page', offers(requests.offersPageAlias), OffersPage],
    ['/offer/get-page', offers(requests.overlayPageAlias), OffersPage],
    ['/advert/get-slot-images', { type: requests.slotImagesType }, SlotImages],
    ['/advert/get-slot-images', { type: requests.overlaySlotImagesType }, SlotImages],
  ];
  const problems = await Promise.all(
    calls.map(async ([path, query, schema]) => {
      const url = `${API_BASE}${path}?${new URLSearchParams(query).toString()}`;
      const found = describeAnswer(await get(url), schema, site);
      return found.map((problem) => `${url} ${problem}`);
    }),
  );
  return problems.flat();
}

function describeConsentVariant(answer: unknown, { consent }: SiteConfig): string[] {
  const { success, output } = v.safeParse(SiteInfoResponse, answer);
  const mismatch = success ? findConsentMismatch(output.usesOldCheckbox, consent) : null;
  if (mismatch === null) return [];
  return [
    `has use_old_checkbox ${mismatch.sent}, but the config's consent.variant is "${consent.variant}": set "${mismatch.needed}"`,
  ];
}

function describeAnswer(
  response: Fetched | string,
  schema: v.GenericSchema,
  site: SiteConfig,
): string[] {
  if (typeof response === 'string') return [`does not respond: ${response}`];
  if (response.status !== 200) return [`responds ${response.status}`];
  let answer: unknown;
  try {
    answer = JSON.parse(response.text);
  } catch {
    return ['is no JSON'];
  }
  const { issues = [] } = v.safeParse(schema, answer);
  const [issue] = issues.filter(
    ({ type, expected }) => type !== 'strict_object' || expected !== 'never',
  );
  const problems = schema === SiteInfo ? describeConsentVariant(answer, site) : [];
  if (issue === undefined) return problems;
  const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
  return [
    ...problems,
    `does not follow the contract: ${path === '' ? '' : `${path}: `}${shorten(issue.message)}`,
  ];
}

/** The reason of a failed connection stands in the cause. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
