/** Environment variables of the preview and mock servers. */
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
  const { PORT: port, HOST: host, MOCK_SCENARIO: scenario, MOCK_DELAY: delay } = env;
  return {
    port: parsePort(port, defaultPort),
    host: parseHost(host),
    scenario: scenario ? parseScenarioName(scenario, 'MOCK_SCENARIO') : DEFAULT_SCENARIO,
    delayMs: parseDelay(delay),
  };
}

/** Port 0 selects a free port. */
function parsePort(value = '', defaultPort: number): number {
  if (value === '') return defaultPort;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT="${value}" is not a port; allowed: 0 to 65535`);
}

function parseHost(value = ''): string {
  if (value === '') return '127.0.0.1';
  if (/^[\w.:-]+$/.test(value)) return value;
  throw new Error(
    `HOST="${value}" is not a host; allowed: a host name or an IP address, such as 0.0.0.0`,
  );
}

function parseDelay(value = ''): Delay {
  if (value === '' || value === 'realistic') return 'realistic';
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new Error(`MOCK_DELAY="${value}" is not a delay; allowed: realistic, or milliseconds`);
}
