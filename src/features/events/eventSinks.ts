/** Destinations of page events. Counters are third-party code, so their exceptions are caught. */
import { findCounterIds } from '../../lib/analyticsClientId';
import { getProp, isFunction } from '../../lib/readUnknown';
import type { EventSink, PageEvent } from './pageEvents';

const COUNTER_CHECK_MS = 1_000;
/** A counter that has not loaded after this many checks counts as blocked. */
const COUNTER_CHECKS = 60;

/** Goals of Metrica, at every counter of the page; kept until there is one. */
export function createMetrikaSink(globals: object): EventSink {
  const queue: PageEvent[] = [];
  let checks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    const ym = getProp(globals, 'ym');
    const ids = isFunction(ym) ? findCounterIds(globals) : [];
    if (!isFunction(ym) || ids.length === 0) {
      checks += 1;
      if (checks < COUNTER_CHECKS) timer = setTimeout(tryToFlush, COUNTER_CHECK_MS);
      return;
    }
    for (const { name, params } of queue.splice(0)) {
      for (const id of ids) ym(Number(id), 'reachGoal', name, params);
    }
  };
  const tryToFlush = () => {
    try {
      flush();
    } catch {
      // An error of the third-party counter.
    }
  };
  return (event) => {
    queue.push(event);
    tryToFlush();
  };
}

/** Tag managers read `dataLayer`, including items pushed before they loaded. */
export function createDataLayerSink(globals: object): EventSink {
  return ({ name, params }) => {
    try {
      const known = getProp(globals, 'dataLayer');
      const layer: unknown[] = Array.isArray(known) ? known : [];
      if (layer !== known) Reflect.set(globals, 'dataLayer', layer);
      layer.push({ event: name, ...params });
    } catch {
      // A tag manager replaces `push`, and its version may throw.
    }
  };
}

/** `landing:event` on the window, for anything else. */
export function createDomSink(globals: object): EventSink {
  return ({ name, params }) => {
    if (!(globals instanceof EventTarget)) return;
    globals.dispatchEvent(new CustomEvent('landing:event', { detail: { name, params } }));
  };
}
