/** The browser's support and permission for push. Only reads: the vendors' scripts ask the visitor. */
import { getProp, isFunction } from '../../lib/readUnknown';

const readPermission = (globals: object): unknown =>
  getProp(getProp(globals, 'Notification'), 'permission');

/** True if the browser supports push and the visitor has not denied it. */
export function canPush(globals: object): boolean {
  // An in-app browser may have workers and notifications, and still no push.
  const hasPush =
    getProp(getProp(globals, 'navigator'), 'serviceWorker') !== undefined &&
    getProp(globals, 'PushManager') !== undefined;
  const permission = readPermission(globals);
  return hasPush && (permission === 'default' || permission === 'granted');
}

/** Resolves once the visitor has given the permission; never if not, or where the browser does not tell. */
export async function waitForPermission(globals: object): Promise<void> {
  if (readPermission(globals) === 'granted') return;
  const permissions = getProp(getProp(globals, 'navigator'), 'permissions');
  const query = getProp(permissions, 'query');
  const status = isFunction(query)
    ? await Promise.resolve(query.call(permissions, { name: 'notifications' })).catch(() => null)
    : null;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (getProp(status, 'state') === 'granted') resolve();
    };
    check();
    if (status instanceof EventTarget) status.addEventListener('change', check);
  });
}
