/** The one place where an address becomes a script's: under Trusted Types the browser takes it from nowhere else. */
import { isFunction, property } from './foreignValue';

/** The name that the page's headers allow. */
const POLICY_NAME = 'landing';

/** @throws TypeError for what is neither https nor this site's own */
function checkScriptAddress(address: string): string {
  const { protocol, origin } = new URL(address, location.href);
  if (protocol !== 'https:' && origin !== location.origin) {
    throw new TypeError('a script must come over https or from this site');
  }
  return address;
}

let toScriptUrl: ((address: string) => unknown) | undefined;

/** The policy's own maker of addresses; the bare check where the browser has no Trusted Types, or refuses the policy. */
function makePolicy(): (address: string) => unknown {
  const factory = property(window, 'trustedTypes');
  const createPolicy = property(factory, 'createPolicy');
  if (!isFunction(createPolicy)) return checkScriptAddress;
  try {
    const rules = { createScriptURL: checkScriptAddress };
    const policy = createPolicy.call(factory, POLICY_NAME, rules);
    const create = property(policy, 'createScriptURL');
    return isFunction(create) ? (address) => create.call(policy, address) : checkScriptAddress;
  } catch {
    return checkScriptAddress;
  }
}

/** @throws TypeError for an address that no script may have */
export function setScriptAddress(script: HTMLScriptElement, address: string): void {
  toScriptUrl ??= makePolicy();
  Reflect.set(script, 'src', toScriptUrl(address));
}
