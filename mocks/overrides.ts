/** Overrides that a page url or an API request can contain: a scenario name and faults written as text. */
import type { MockFault, MockFaults } from './faults';
import { MOCK_RESOURCES } from './resources';

/** Query parameters of the page url; `site` names a file in `src/config/sites/`, in development only. */
export const SITE_PARAMETER = 'site';
export const SCENARIO_PARAMETER = 'scenario';

/** Headers and query parameters of API requests. */
export const SCENARIO_HEADER = 'x-mock-scenario';
export const SCENARIO_QUERY = 'mockScenario';
export const FAULT_HEADER = 'x-mock-fault';
export const FAULT_QUERY = 'mockFault';

const KINDS_WITHOUT_VALUE = [
  'html',
  'truncated',
  'empty',
  'null',
  'wrongTypes',
  'prototypeKeys',
  'offline',
  'hang',
] as const satisfies readonly MockFault['kind'][];

/** Selects all resources. */
const EVERY = 'every';

export const FAULT_SYNTAX =
  `<call>=<fault>, several with commas; calls: ${EVERY}, ${MOCK_RESOURCES.join(', ')}; ` +
  `faults: status:<400 to 599>, slow:<milliseconds>, ${KINDS_WITHOUT_VALUE.join(', ')}`;

/** Parses text such as `nextOffer=status:503,siteInfo=hang`. */
export function parseFaults(
  text: string,
): { ok: true; faults: MockFaults } | { ok: false; error: string } {
  const faults: [string, MockFault][] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [resource = '', kind = ''] = part.split('=', 2);
    const fault = parseFault(kind);
    const matching = MOCK_RESOURCES.filter((each) => resource === EVERY || resource === each);
    if (fault === null || matching.length === 0) {
      return {
        ok: false,
        error: `${JSON.stringify(part)} is not a fault; allowed: ${FAULT_SYNTAX}`,
      };
    }
    faults.push(...matching.map((each): [string, MockFault] => [each, fault]));
  }
  return { ok: true, faults: Object.fromEntries(faults) };
}

function parseFault(text: string): MockFault | null {
  const plain = KINDS_WITHOUT_VALUE.find((kind) => kind === text);
  if (plain !== undefined) return { kind: plain };
  const [kind, value = ''] = text.split(':', 2);
  const number = /^\d{1,6}$/.test(value) ? Number(value) : NaN;
  if (kind === 'slow' && !Number.isNaN(number)) return { kind, ms: number };
  if (kind === 'status' && number >= 400 && number <= 599) return { kind, status: number };
  return null;
}
