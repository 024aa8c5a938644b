/** Counters of Yandex Metrica on the page. They are third-party code: every value is checked, and any call may throw. */
import { isFunction, getProp } from './readUnknown';

interface Counter {
  /** Id and type: `12345678:0`. */
  readonly key: string;
  readonly call: (method: 'getClientID' | 'reachGoal', ...args: unknown[]) => unknown;
}

const CHECK_MS = 1_000;
/** A counter that has not come after this many checks counts as blocked. */
const CHECKS = 60;

/** Of an id, or of one with its type. */
function toKeys(id: unknown, type: unknown = 0): string[] {
  const key = typeof id === 'string' && id.includes(':') ? id : `${String(id)}:${String(type)}`;
  return /^\d{1,12}:\d{1,3}$/.test(key) ? [key] : [];
}

/** Keys in a list of counters: an array, or an object with keys such as `12345678:0`. */
function readList(counters: unknown): string[] {
  if (Array.isArray(counters))
    return counters.flatMap((each) => toKeys(getProp(each, 'id'), getProp(each, 'type')));
  return typeof counters === 'object' && counters !== null
    ? Object.keys(counters).flatMap((key) => toKeys(key))
    : [];
}

/** Keys in the queue of the stub, whose calls wait for the tag. */
function readQueue(queue: unknown): string[] {
  return Object.values(queue ?? []).flatMap((call) =>
    getProp(call, '1') === 'init' ? toKeys(getProp(call, '0')) : [],
  );
}

/** Counters of the loaded tag and of its stub; with the code before `ym` those that have a global of their own. */
export function findCounters(globals: object): Counter[] {
  try {
    const metrika = getProp(getProp(globals, 'Ya'), '_metrika');
    const getCounters = getProp(metrika, 'getCounters');
    const ym = getProp(globals, 'ym');
    // `window.ym` may also be an element with that id.
    const keys = !isFunction(ym)
      ? []
      : [
          ...readList(isFunction(getCounters) ? getCounters.call(metrika) : undefined),
          ...readList(getProp(metrika, 'counters')),
          ...readQueue(getProp(ym, 'a')),
        ];
    const ids = keys.map((key) => key.split(':', 1)[0]);
    const older = Object.keys(globals).flatMap((name) => {
      const [, id] = /^yaCounter(\d{1,12})$/.exec(name) ?? [];
      return id === undefined || ids.includes(id) ? [] : [{ name, key: `${id}:0` }];
    });
    return [
      ...[...new Set(keys)].map((key) => ({
        key,
        call: (...args: unknown[]) => callMethod(globals, 'ym', [toAddress(key), ...args]),
      })),
      ...older.map(({ name, key }) => ({
        key,
        call: (method: string, ...args: unknown[]) =>
          callMethod(getProp(globals, name), method, args),
      })),
    ];
  } catch {
    return [];
  }
}

/** `ym` takes an id alone for type 0. */
const toAddress = (key: string) => (key.endsWith(':0') ? parseInt(key, 10) : key);

function callMethod(object: unknown, name: string, args: unknown[]): unknown {
  try {
    const method = getProp(object, name);
    return isFunction(method) ? method.apply(object, args) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls `onCounter` once for every counter of the page, however late it comes.
 *
 * @param globals the window, or a fake
 * @param isAllowed asked before each check
 * @returns checks at once; needed for a counter that comes after the last check
 */
export function watchCounters(
  globals: object,
  isAllowed: () => boolean,
  onCounter: (counter: Counter) => void,
): () => void {
  const known = new Set<string>();
  const check = () => {
    for (const counter of isAllowed() ? findCounters(globals) : []) {
      if (known.has(counter.key)) continue;
      known.add(counter.key);
      onCounter(counter);
    }
  };
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    if (checks === CHECKS) clearInterval(timer);
    check();
  }, CHECK_MS);
  check();
  return check;
}
