/** Sets the `src` of every dynamic script: Trusted Types allow it through this policy only. */
import { isFunction, getProp } from './readUnknown';

/** Listed in the page's policy. */
const POLICY_NAME = 'landing';

/** @throws TypeError unless the url is https or of this origin */
function assertScriptUrl(url: string): string {
  const { protocol, origin } = new URL(url, location.href);
  if (protocol !== 'https:' && origin !== location.origin) {
    throw new TypeError('a script must come over https or from this site');
  }
  return url;
}

let toScriptUrl: ((url: string) => unknown) | undefined;

/** The policy's url factory; the plain check where Trusted Types are unavailable or the policy is refused. */
function createUrlFactory(): (url: string) => unknown {
  const trustedTypes = getProp(window, 'trustedTypes');
  const createPolicy = getProp(trustedTypes, 'createPolicy');
  if (!isFunction(createPolicy)) return assertScriptUrl;
  try {
    const rules = { createScriptURL: assertScriptUrl };
    const policy = createPolicy.call(trustedTypes, POLICY_NAME, rules);
    const create = getProp(policy, 'createScriptURL');
    return isFunction(create) ? (url) => create.call(policy, url) : assertScriptUrl;
  } catch {
    return assertScriptUrl;
  }
}

/** @throws TypeError for a url that is not allowed */
export function setScriptUrl(script: HTMLScriptElement, url: string): void {
  toScriptUrl ??= createUrlFactory();
  Reflect.set(script, 'src', toScriptUrl(url));
}
