/** What a caller may ask of the mock service beside the call itself: a scenario, and faults written as text. */
import type { MockFault, MockFaults } from './faults';
import { MOCK_RESOURCES } from './resources';

export const SCENARIO_HEADER = 'x-mock-scenario';
export const SCENARIO_QUERY = 'mockScenario';
export const FAULT_HEADER = 'x-mock-fault';
export const FAULT_QUERY = 'mockFault';

const PLAIN_KINDS = [
  'html',
  'truncated',
  'empty',
  'null',
  'wrongTypes',
  'offline',
  'hang',
] as const satisfies readonly MockFault['kind'][];

/** Stands for every call. */
const EVERY = 'every';

/** How faults are written, in one line. */
export const FAULT_GRAMMAR =
  `<call>=<fault>, several with commas; calls: ${EVERY}, ${MOCK_RESOURCES.join(', ')}; ` +
  `faults: status:<400 to 599>, slow:<milliseconds>, ${PLAIN_KINDS.join(', ')}`;

/** The faults of a text such as `nextOffer=status:503,siteInfo=hang`; an empty one has none. */
export function readFaults(
  text: string,
): { ok: true; faults: MockFaults } | { ok: false; error: string } {
  const faults: [string, MockFault][] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [call = '', kind = ''] = part.split('=', 2);
    const fault = readFault(kind);
    const calls = call === EVERY ? MOCK_RESOURCES : MOCK_RESOURCES.filter((each) => each === call);
    if (fault === null || calls.length === 0) {
      return {
        ok: false,
        error: `${JSON.stringify(part)} is not a fault; allowed: ${FAULT_GRAMMAR}`,
      };
    }
    faults.push(...calls.map((each): [string, MockFault] => [each, fault]));
  }
  return { ok: true, faults: Object.fromEntries(faults) };
}

function readFault(text: string): MockFault | null {
  const plain = PLAIN_KINDS.find((kind) => kind === text);
  if (plain !== undefined) return { kind: plain };
  const [kind, value = ''] = text.split(':', 2);
  const number = /^\d{1,6}$/.test(value) ? Number(value) : NaN;
  if (kind === 'slow' && !Number.isNaN(number)) return { kind, ms: number };
  if (kind === 'status' && number >= 400 && number <= 599) return { kind, status: number };
  return null;
}
