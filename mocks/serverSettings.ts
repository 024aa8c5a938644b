/** Environment variables of the preview and mock servers. */
import { parseHost, parsePort } from '../src/build/serverAddress';
import type { Delay } from './resolver';
import { DEFAULT_SCENARIO, parseScenarioName, type ScenarioName } from './scenarios';

export interface ServerSettings {
  port: number;
  /** Local only by default; `0.0.0.0` makes the server available to a phone on the network. */
  host: string;
  scenario: ScenarioName;
  delayMs: Delay;
}

/** @throws Error whose one-line message names the variable and the allowed values */
export function parseServerSettings(
  env: Readonly<Record<string, string | undefined>>,
  defaultPort: number,
): ServerSettings {
  const { PORT: port, SERVER_HOST: host, MOCK_SCENARIO: scenario, MOCK_DELAY: delay } = env;
  return {
    port: parsePort(port) ?? defaultPort,
    host: parseHost(host) ?? '127.0.0.1',
    scenario: scenario ? parseScenarioName(scenario, 'MOCK_SCENARIO') : DEFAULT_SCENARIO,
    delayMs: parseDelay(delay),
  };
}

function parseDelay(value = ''): Delay {
  if (value === '' || value === 'realistic') return 'realistic';
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new Error(
    `MOCK_DELAY="${value}" is not a delay; allowed: realistic, or 0 to 99999 milliseconds`,
  );
}
