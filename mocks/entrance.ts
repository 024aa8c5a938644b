/**
 * `?scenario=…` in a page's address, on the server's side: before the page starts, the visitor has the scenario's
 * cookies and no others, and stands at its address. A reload enters anew, so that it shows the same again.
 */
import { COOKIE } from '../src/config/constants';
import { readScenarioName, SCENARIOS, type ScenarioName } from './scenarios';
import { FAULT_QUERY, readFaults } from './wishes';

/** The parameter of the page's address. */
export const SCENARIO_PARAMETER = 'scenario';

/** Tell the mock service over HTTP where its calls come from. */
export const ENTRANCE_COOKIE = { scenario: 'mock_scenario', faults: 'mock_fault' } as const;

type Entrance =
  /** A name that does not exist; the text says which do. */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'open'; readonly setCookies: string[] };

/** What a server does with a request for a page: answers it itself, or serves the page with these cookies. */
export type PageAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'serve'; readonly setCookies: readonly string[] };

/** @param url absolute, as the visitor wrote it */
export function answerPage(url: URL, cookieHeader: string, nowMs: number): PageAnswer {
  const entrance = enterScenario(url, Math.floor(nowMs / 1000));
  const noCache = { 'Cache-Control': 'no-store' };
  switch (entrance?.kind) {
    case undefined:
      return { kind: 'serve', setCookies: leaveScenario(cookieHeader) };
    case 'open':
      return { kind: 'serve', setCookies: entrance.setCookies };
    case 'moved':
      return {
        kind: 'answer',
        status: 302,
        headers: { ...noCache, Location: entrance.location },
        body: '',
      };
    case 'refused':
      return {
        kind: 'answer',
        status: 400,
        headers: { ...noCache, 'Content-Type': 'text/plain; charset=utf-8' },
        body: `${entrance.text}\n`,
      };
  }
}

/** @returns null for an address without a scenario */
function enterScenario(url: URL, nowSec: number): Entrance | null {
  const asked = url.searchParams.get(SCENARIO_PARAMETER);
  if (asked === null) return null;
  const faults = url.searchParams.get(FAULT_QUERY) ?? '';
  const wished = readFaults(faults);
  if (!wished.ok) return { kind: 'refused', text: `${FAULT_QUERY}: ${wished.error}` };
  let name: ScenarioName;
  try {
    name = readScenarioName(asked, SCENARIO_PARAMETER);
  } catch (error) {
    return { kind: 'refused', text: (error as Error).message };
  }

  const { address = '/', cookies } = SCENARIOS[name];
  const due = new URL(address, url);
  const isThere =
    due.pathname === url.pathname &&
    [...due.searchParams].every(([key, value]) => url.searchParams.get(key) === value);
  if (!isThere) {
    for (const [key, value] of url.searchParams) {
      if (!due.searchParams.has(key)) due.searchParams.append(key, value);
    }
    return { kind: 'moved', location: `${due.pathname}${due.search}` };
  }

  const page = { url: `${url.origin}${url.pathname}`, nowSec };
  const values: Record<string, string> = {
    ...cookies?.(page),
    [ENTRANCE_COOKIE.scenario]: name,
    ...(faults === '' ? {} : { [ENTRANCE_COOKIE.faults]: faults }),
  };
  return { kind: 'open', setCookies: setOnly(values) };
}

/** For a page without a scenario: what an earlier one has told the mock service no longer holds. */
function leaveScenario(cookieHeader: string): string[] {
  return Object.values(ENTRANCE_COOKIE)
    .filter((name) => cookieHeader.includes(`${name}=`))
    .map(removal);
}

const removal = (name: string) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Sets these and takes away every other cookie of the page. */
function setOnly(values: Readonly<Record<string, string>>): string[] {
  const names = [
    ...Object.values(COOKIE).map(({ name }) => name),
    ...Object.values(ENTRANCE_COOKIE),
  ];
  const lifeSec = 7_890_000;
  return names.map((name) => {
    const value = values[name];
    if (value === undefined) return removal(name);
    return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifeSec}; SameSite=Lax`;
  });
}
