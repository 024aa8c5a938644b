import { isFunction, property } from './foreignValue';

/**
 * The visitor's id at the web analytics counter that may be on the page (section 7, `externalId`). The counter is
 * somebody else's script: everything of it is looked at before it is used, and nothing waits for it for long.
 */

const COUNTER_ID = /^\d{1,12}$/;
const CLIENT_ID = /^\d{1,32}$/;

function asCounterId(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && COUNTER_ID.test(text) ? text : undefined;
}

/** The first counter on the page: of the loaded tag, or of the calls that its stub still queues. */
function findCounterId(page: unknown): string | undefined {
  const ya = property(page, 'Ya');
  const metrika = property(ya, '_metrika');
  const getCounters = property(metrika, 'getCounters');
  const counters = isFunction(getCounters)
    ? getCounters.call(metrika)
    : property(property(ya, 'Metrika'), 'counters');
  const listed = Array.isArray(counters) ? (counters as unknown[]) : [];
  const loaded = asCounterId(property(listed[0], 'id'));
  if (loaded !== undefined) return loaded;

  const queue = property(property(page, 'ym'), 'a');
  const queued = queue !== null && typeof queue === 'object' ? Object.values(queue) : [];
  return queued
    .filter((call) => property(call, '1') === 'init')
    .map((call) => asCounterId(property(call, '0')))
    .find((id) => id !== undefined);
}

/**
 * Asks the counter on the page for the client id.
 *
 * @param page the window, or a stand-in for it
 * @param waitMs how long its answer is waited for
 * @returns digits; undefined when there is no counter, it is blocked, or it answers something else or too late
 */
export function getAnalyticsClientId(page: object, waitMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const settle = (value: unknown) => {
      clearTimeout(timer);
      resolve(typeof value === 'string' && CLIENT_ID.test(value) ? value : undefined);
    };
    const timer = setTimeout(() => settle(undefined), waitMs);
    try {
      const counterId = findCounterId(page);
      const ym = property(page, 'ym');
      // An element with the id "ym" is found under that name too.
      if (counterId === undefined || !isFunction(ym)) settle(undefined);
      else ym(Number(counterId), 'getClientID', settle);
    } catch {
      settle(undefined);
    }
  });
}
