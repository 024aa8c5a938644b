/**
 * Connect middleware for `?scenario=…`: redirects to the scenario's url, then sets exactly its cookies, so that a
 * reload shows the same state again.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BOOT_COOKIE, APP_COOKIE } from '../src/config/constants';
import { SCENARIO_PARAMETER } from './overrides';
import { parseScenarioName, SCENARIOS, type ScenarioName } from './scenarios';

/** Passes the page's scenario on to the mock service over HTTP. */
export const SCENARIO_COOKIE = 'mock_scenario';

export function scenarioMiddleware(
  { headers, url: path = '/' }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const { accept = '', cookie = '', host = 'localhost' } = headers;
  if (!accept.includes('text/html')) {
    next();
    return;
  }
  const url = new URL(`http://${host}${path}`);
  const value = url.searchParams.get(SCENARIO_PARAMETER);
  if (value === null) {
    if (cookie.includes(`${SCENARIO_COOKIE}=`)) {
      response.setHeader('Set-Cookie', [formatExpiredCookie(SCENARIO_COOKIE)]);
    }
    next();
    return;
  }

  let name: ScenarioName;
  try {
    name = parseScenarioName(value, SCENARIO_PARAMETER);
  } catch (error) {
    const contentType = { 'Content-Type': 'text/plain; charset=utf-8' };
    response.writeHead(400, { ...contentType, 'Cache-Control': 'no-store' });
    response.end(`${(error as Error).message}\n`);
    return;
  }

  const redirect = getRedirect(url, SCENARIOS[name].url);
  if (redirect !== null) {
    response.writeHead(302, { Location: redirect, 'Cache-Control': 'no-store' });
    response.end();
    return;
  }
  response.setHeader(
    'Set-Cookie',
    formatCookies({
      ...SCENARIOS[name].cookies,
      [SCENARIO_COOKIE]: name,
    }),
  );
  next();
}

/** Returns null if the url already has the scenario's path and parameters. */
function getRedirect(url: URL, scenarioUrl: string): string | null {
  const target = new URL(scenarioUrl, url);
  const matches =
    target.pathname === url.pathname &&
    [...target.searchParams].every(([key, value]) => url.searchParams.get(key) === value);
  if (matches) return null;
  for (const [key, value] of url.searchParams) {
    if (!target.searchParams.has(key)) target.searchParams.append(key, value);
  }
  return `${target.pathname}${target.search}`;
}

/** Sets the given cookies and expires every other cookie of the page. */
function formatCookies(values: Readonly<Record<string, string>>): string[] {
  const names = [
    ...Object.values({ ...BOOT_COOKIE, ...APP_COOKIE }).map(({ name }) => name),
    SCENARIO_COOKIE,
  ];
  return names.map((name) => {
    const value = values[name];
    if (value === undefined) return formatExpiredCookie(name);
    return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${BOOT_COOKIE.visit.maxAgeSec}; SameSite=Lax`;
  });
}

const formatExpiredCookie = (name: string) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`;

/** @returns null without the cookie */
export function getCookie(header: string, name: string): string | null {
  const pair = header.split('; ').find((each) => each.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}
