/** Destinations of page events. Counters are third-party code, so their exceptions are caught. */
import { findCounterIds } from '../../lib/analyticsClientId';
import { getProp, isFunction } from '../../lib/readUnknown';
import type { EventSink, PageEvent } from './pageEvents';

const COUNTER_CHECK_MS = 1_000;
/** A counter that has not loaded after this many checks counts as blocked. */
const COUNTER_CHECKS = 60;

/** With the variant, for those that know parameters only. */
const paramsOf = ({ params, variant }: PageEvent) =>
  variant === undefined ? params : { ...params, variant };

/**
 * Goals of Metrica, at every counter of the page; kept until there is one.
 *
 * @param counterAllowed resolves when the counter may load; must not reject
 */
export function createMetrikaSink(globals: object, counterAllowed: Promise<void>): EventSink {
  const queue: PageEvent[] = [];

  /** @returns true once the queue needs no further check: the counter has got it, or has thrown */
  const flush = (): boolean => {
    try {
      const ym = getProp(globals, 'ym');
      const ids = isFunction(ym) ? findCounterIds(globals) : [];
      if (!isFunction(ym) || ids.length === 0) return false;
      for (const event of queue.splice(0)) {
        for (const id of ids) ym(Number(id), 'reachGoal', event.name, paramsOf(event));
      }
    } catch {
      // An error of the third-party counter.
    }
    return true;
  };
  void counterAllowed.then(() => {
    let checks = 0;
    const timer = setInterval(() => {
      checks += 1;
      if (flush() || checks === COUNTER_CHECKS) clearInterval(timer);
    }, COUNTER_CHECK_MS);
  });
  return (event) => {
    queue.push(event);
    flush();
  };
}

/** Tag managers read `dataLayer`, including items pushed before they loaded. */
export function createDataLayerSink(globals: object): EventSink {
  return (event) => {
    try {
      const known = getProp(globals, 'dataLayer');
      const layer: unknown[] = Array.isArray(known) ? known : [];
      if (layer !== known) Reflect.set(globals, 'dataLayer', layer);
      layer.push({ event: event.name, ...paramsOf(event) });
    } catch {
      // A tag manager replaces `push`, and its version may throw.
    }
  };
}

/** `landing:event` on the window, for anything else. */
export function createDomSink(globals: object): EventSink {
  return (detail) => {
    if (!(globals instanceof EventTarget)) return;
    globals.dispatchEvent(new CustomEvent('landing:event', { detail }));
  };
}
