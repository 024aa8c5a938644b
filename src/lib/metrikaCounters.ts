/**
 * The visitor's client id at a web analytics counter (section 7, `externalId`). The counter is third-party code:
 * every value is checked, and the wait is limited.
 */
import { isFunction, getProp } from './readUnknown';

const COUNTER_ID = /^\d{1,12}$/;
const CLIENT_ID = /^\d{1,32}$/;

function asCounterId(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && COUNTER_ID.test(text) ? text : undefined;
}

/** Ids in a list of counters: an array, or an object with keys such as `12345678:0`. */
function readCounterIds(counters: unknown): (string | undefined)[] {
  if (Array.isArray(counters)) return counters.map((each) => asCounterId(getProp(each, 'id')));
  if (typeof counters !== 'object' || counters === null) return [];
  return Object.keys(counters).map((key) => asCounterId(key.split(':')[0]));
}

/** Ids of the page's counters: from the loaded tag, or from the call queue of its stub. */
export function findCounterIds(globals: unknown): string[] {
  const ya = getProp(globals, 'Ya');
  const metrika = getProp(ya, '_metrika');
  const getCounters = getProp(metrika, 'getCounters');
  const loaded = [
    isFunction(getCounters) ? getCounters.call(metrika) : undefined,
    getProp(metrika, 'counters'),
    getProp(getProp(ya, 'Metrika'), 'counters'),
  ]
    .flatMap(readCounterIds)
    .filter((id) => id !== undefined);
  if (loaded.length > 0) return [...new Set(loaded)];

  const queue = getProp(getProp(globals, 'ym'), 'a');
  const queued = queue !== null && typeof queue === 'object' ? Object.values(queue) : [];
  const inited = queued
    .filter((call) => getProp(call, '1') === 'init')
    .map((call) => asCounterId(getProp(call, '0')))
    .filter((id) => id !== undefined);
  return [...new Set(inited)];
}

/** Name of the global that an older tag of the counter leaves, `yaCounter<id>`. */
export function findOlderCounter(globals: object): string | undefined {
  return Object.keys(globals).find((each) => /^yaCounter\d{1,12}$/.test(each));
}

/** The client id at a counter of the older tag. */
function readOlderCounter(globals: object): unknown {
  const name = findOlderCounter(globals);
  const counter = name === undefined ? undefined : getProp(globals, name);
  const getClientId = getProp(counter, 'getClientID');
  return isFunction(getClientId) ? getClientId.call(counter) : undefined;
}

/**
 * Requests the client id from the counter on the page.
 *
 * @param globals the window, or a fake
 * @param timeoutMs timeout
 * @returns digits; undefined if there is no counter, or its response is invalid or late
 */
export function getAnalyticsClientId(
  globals: object,
  timeoutMs: number,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const settle = (value: unknown) => {
      clearTimeout(timer);
      resolve(typeof value === 'string' && CLIENT_ID.test(value) ? value : undefined);
    };
    const timer = setTimeout(() => settle(undefined), timeoutMs);
    try {
      const [counterId] = findCounterIds(globals);
      const ym = getProp(globals, 'ym');
      // `window.ym` may also be an element with that id.
      if (counterId === undefined || !isFunction(ym)) settle(readOlderCounter(globals));
      else ym(Number(counterId), 'getClientID', settle);
    } catch {
      settle(undefined);
    }
  });
}
