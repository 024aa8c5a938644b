/** What third parties leave on the page, looked at before it is used: any of it may be missing or something else. */

export type UnknownFunction = (...parameters: unknown[]) => unknown;

export function isFunction(value: unknown): value is UnknownFunction {
  return typeof value === 'function';
}

/** A property of whatever it is; undefined where it can have none. */
export function property(value: unknown, name: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
    return undefined;
  return Reflect.get(value, name) as unknown;
}

/**
 * Puts something into the queue that a script reads once it has come.
 *
 * @param page the window, or a stand-in for it
 * @throws whatever a script that has come throws at it
 */
export function pushToQueue(page: object, name: string, item: unknown): void {
  if (!isFunction(property(property(page, name), 'push'))) Reflect.set(page, name, []);
  const queue = property(page, name);
  const push = property(queue, 'push');
  if (isFunction(push)) push.call(queue, item);
}
