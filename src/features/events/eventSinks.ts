/** The ways on which events leave the page. Counters are third-party code: whatever they do, the page goes on. */
import { findCounterIds } from '../../lib/analyticsClientId';
import { getProp, isFunction } from '../../lib/readUnknown';
import type { EventSink, PageEvent } from './pageEvents';

const COUNTER_CHECK_MS = 1_000;
/** A counter that has not come by then is blocked. */
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
      // The counter's own mistake.
    }
  };
  return (event) => {
    queue.push(event);
    tryToFlush();
  };
}

/** Tag managers read `dataLayer`, also what was pushed before they came. */
export function createDataLayerSink(globals: object): EventSink {
  return ({ name, params }) => {
    try {
      const known = getProp(globals, 'dataLayer');
      const layer: unknown[] = Array.isArray(known) ? known : [];
      if (layer !== known) Reflect.set(globals, 'dataLayer', layer);
      layer.push({ event: name, ...params });
    } catch {
      // A tag manager replaces `push` by its own.
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
