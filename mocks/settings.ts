/** What the environment says of a server of ours, parsed once. */
import { DEFAULT_SCENARIO, readScenarioName, type ScenarioName } from './scenarios';
import { readPort } from './port';

export interface ServerSettings {
  port: number;
  /** This machine alone by default; `0.0.0.0` for a phone on the network. */
  host: string;
  scenario: ScenarioName;
  /** Whether answers take as long as a real service's, or no time at all, for load tests. */
  delayMs: 'realistic' | number;
}

/** @throws Error in one line that says what is allowed, for a value that is not */
export function readServerSettings(
  env: Readonly<Record<string, string | undefined>>,
  defaultPort: number,
): ServerSettings {
  const { PORT: port, HOST: host, MOCK_SCENARIO: scenario, MOCK_DELAY: delay } = env;
  return {
    port: readPort(port, defaultPort),
    host: readHost(host),
    scenario: scenario ? readScenarioName(scenario, 'MOCK_SCENARIO') : DEFAULT_SCENARIO,
    delayMs: readDelay(delay),
  };
}

function readHost(value = ''): string {
  if (value === '') return '127.0.0.1';
  if (/^[\w.:-]+$/.test(value)) return value;
  throw new Error(`HOST="${value}" is not a host; allowed: a name or an address, such as 0.0.0.0`);
}

function readDelay(value = ''): 'realistic' | number {
  if (value === '' || value === 'realistic') return 'realistic';
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new Error(`MOCK_DELAY="${value}" is not a delay; allowed: realistic, or milliseconds`);
}
