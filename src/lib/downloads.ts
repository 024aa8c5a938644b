/** Lazy chunks and reads share the connections of HTTP/1.1, six to a host, with the lead: it must never queue behind them. */
import { getProp } from './readUnknown';

/** At a time, so that one connection is free. */
const MAX_RUNNING = 5;

/** From so many on they are given up for a lead: each may load several files, and pictures of the page load beside them. */
const MANY = 3;

/** Later versions of HTTP have one connection for all. */
function areConnectionsFew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return getProp(navigation, 'nextHopProtocol') === 'http/1.1';
}

/** Kept, since scripts of others have variables and functions of this name. */
const { stop } = globalThis;

let running = 0;
const queue: (() => void)[] = [];
/** Pending while a lead is on its way. */
let held: Promise<void> | undefined;

/** Loads in its turn, not while a lead is on its way; once more after a lead for which it was given up. */
export async function download<Result>(load: () => Promise<Result>): Promise<Result> {
  await held;
  while (running >= MAX_RUNNING && areConnectionsFew())
    await new Promise<void>((resolve) => queue.push(resolve));
  running += 1;
  const heldBefore = held;
  try {
    return await load();
  } catch (error) {
    if (held === heldBefore) throw error;
    await held;
    return await load();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

/** Call right before a lead is sent; gives up what still loads where connections are few. @param leadEnd must not reject */
export function holdDownloads(leadEnd: Promise<void>): void {
  held = leadEnd;
  if (running >= MANY && areConnectionsFew()) stop();
}
