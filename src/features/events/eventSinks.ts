/** Destinations of page events. Counters are third-party code, so their exceptions are caught. */
import { watchCounters } from '../../lib/metrikaCounters';
import { pushToQueue } from '../../lib/readUnknown';
import type { EventSink, PageEvent } from './pageEvents';

/** With the variant, for those that know parameters only. */
const paramsOf = ({ params, variant }: PageEvent) =>
  variant === undefined ? params : { ...params, variant };

/**
 * Goals of Metrica, at every counter of the page, also at one that comes after them.
 *
 * @param allowed resolves when counters may load; must not reject
 * @param isAllowed false after a refusal
 */
export function createMetrikaSink(
  globals: object,
  allowed: Promise<void>,
  isAllowed: () => boolean,
): EventSink {
  const events: PageEvent[] = [];
  const senders: EventSink[] = [];
  let check = (): void => undefined;
  void allowed.then(() => {
    check = watchCounters(globals, isAllowed, ({ call }) => {
      const send: EventSink = (event) => void call('reachGoal', event.name, paramsOf(event));
      events.forEach(send);
      senders.push(send);
    });
  });
  return (event) => {
    check();
    events.push(event);
    senders.forEach((send) => send(event));
  };
}

/** Tag managers read `dataLayer`, including items pushed before they loaded. */
export function createDataLayerSink(globals: object): EventSink {
  return (event) => {
    try {
      pushToQueue(globals, 'dataLayer', { event: event.name, ...paramsOf(event) });
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
