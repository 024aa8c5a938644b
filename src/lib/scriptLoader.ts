/** Third parties' scripts (section 7): each address once, an end to every wait, and no way to wipe the page. */

import { refuseDocumentWrites } from './documentWrites';
import { setScriptAddress } from './scriptAddress';

/** Why a script is of no use: it did not come, not in time, or came without what it is there for. */
export type ScriptFailure = 'blocked' | 'timeout' | 'noGlobal';

/** What a load is rejected with. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';

  constructor(readonly failure: ScriptFailure) {
    super(`the script did not come (${failure})`);
  }
}

export interface ScriptRequest {
  /** Absolute, https. */
  readonly address: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Where the script's element stands; in the head by default. */
  readonly into?: Element;
  /** Whether what the script is there for has come with it. */
  readonly isThere?: () => boolean;
}

/** Rejects with a `ScriptError`; after that the same address may be tried again. */
export type LoadScript = (request: ScriptRequest) => Promise<void>;

/** @param timeoutMs how long one script is waited for */
export function createScriptLoader(page: Document, timeoutMs: number): LoadScript {
  const loads = new Map<string, Promise<void>>();
  return (request) => {
    const known = loads.get(request.address);
    if (known !== undefined) return known;
    refuseDocumentWrites(page);
    const load = insertScript(page, request, timeoutMs).catch((error: unknown) => {
      loads.delete(request.address);
      throw error;
    });
    loads.set(request.address, load);
    return load;
  };
}

function insertScript(
  page: Document,
  { address, attributes = {}, into = page.head, isThere = () => true }: ScriptRequest,
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const fail = (failure: ScriptFailure) => {
      clearTimeout(timer);
      script.remove();
      reject(new ScriptError(failure));
    };
    const timer = setTimeout(() => fail('timeout'), timeoutMs);
    script.addEventListener('error', () => fail('blocked'));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (isThere()) resolve();
      else fail('noGlobal');
    });
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    setScriptAddress(script, address);
    into.append(script);
  });
}
