/** Reads values that third-party scripts leave on the page; any of them may be missing or of another type. */

export type UnknownFunction = (...args: unknown[]) => unknown;

export function isFunction(value: unknown): value is UnknownFunction {
  return typeof value === 'function';
}

/** True for an object that is no array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string; empty for any other value. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A property of any value; undefined if it has none. */
export function getProp(value: unknown, name: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
    return undefined;
  return Reflect.get(value, name) as unknown;
}

/**
 * Pushes an item to a third party's command queue, creating the queue if needed.
 *
 * @param globals the window, or a fake
 * @throws what the loaded script throws
 */
export function pushToQueue(globals: object, name: string, item: unknown): void {
  if (!isFunction(getProp(getProp(globals, name), 'push'))) Reflect.set(globals, name, []);
  const queue = getProp(globals, name);
  const push = getProp(queue, 'push');
  if (isFunction(push)) push.call(queue, item);
}
