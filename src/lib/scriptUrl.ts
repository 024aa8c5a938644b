/** Trusted Types policies, and the `src` of dynamic scripts: where they are enforced, other urls are refused. */
import { isFunction, getProp } from './readUnknown';
import { WebUrl } from './webUrl';

type CheckUrl = (url: string) => string | null;

/** Listed in the page's policy. */
const POLICY_NAME = 'landing';
/** Listed only for a site with a counter; the browser applies it to a `src` set as a string. */
const DEFAULT_POLICY_NAME = 'default';

/** @throws TypeError unless the url is https or of this origin */
function assertScriptUrl(url: string): string {
  const { protocol, origin } = new WebUrl(url, location.href);
  if (protocol !== 'https:' && origin !== location.origin) {
    throw new TypeError('a script must come over https or from this site');
  }
  return url;
}

/** Creates a policy; undefined where Trusted Types are unavailable or the policy is refused. */
export function createPolicy(
  name: string,
  createScriptURL: CheckUrl,
  createHTML?: (html: string) => string,
): unknown {
  const trustedTypes = getProp(window, 'trustedTypes');
  const create = getProp(trustedTypes, 'createPolicy');
  try {
    const rules = { createScriptURL, createHTML };
    return isFunction(create) ? create.call(trustedTypes, name, rules) : undefined;
  } catch {
    return undefined;
  }
}

let toScriptUrl: ((url: string) => unknown) | undefined;

/** The policy's url factory, else the plain check. */
function createUrlFactory(): (url: string) => unknown {
  const policy = createPolicy(POLICY_NAME, assertScriptUrl);
  const create = getProp(policy, 'createScriptURL');
  return isFunction(create) ? (url) => create.call(policy, url) : assertScriptUrl;
}

/** @throws TypeError for a url that is not allowed */
export function setScriptUrl(script: HTMLScriptElement, url: string): void {
  toScriptUrl ??= createUrlFactory();
  Reflect.set(script, 'src', toScriptUrl(url));
}

/**
 * Accepts scripts of these origins from third-party code, which sets their `src` without a policy. Call it once. The
 * browser refuses every other url: for code that knows no Trusted Types this is the only way to add a script.
 */
export function allowScriptOrigins(origins: readonly string[]): void {
  createPolicy(DEFAULT_POLICY_NAME, (url) => {
    try {
      // A blob: url has the origin of its creator.
      const { protocol, origin } = new WebUrl(url, location.href);
      return protocol === 'https:' && origins.includes(origin) ? url : null;
    } catch {
      return null;
    }
  });
}
