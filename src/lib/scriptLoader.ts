/** Third-party scripts (section 7): each url loads once, with a timeout. */

import { blockDocumentWrite } from './blockDocumentWrite';
import { setScriptUrl } from './scriptUrl';

/** Reason for a failed load: blocked, too late, or loaded without its global. */
export type ScriptFailure = 'blocked' | 'timeout' | 'missingGlobal';

export class ScriptError extends Error {
  override readonly name = 'ScriptError';

  constructor(readonly failure: ScriptFailure) {
    super(`the script did not load (${failure})`);
  }
}

export interface ScriptRequest {
  /** Absolute https url. */
  readonly url: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Parent of the script element; the head by default. */
  readonly parent?: Element;
  /** True if the script has defined what it is loaded for. */
  readonly isReady?: () => boolean;
}

/**
 * Rejects with a `ScriptError`, or with a `TypeError` for a url that `setScriptUrl` refuses; the same url may be loaded
 * again after that.
 */
export type LoadScript = (request: ScriptRequest) => Promise<void>;

/** @param timeoutMs timeout of one script */
export function createScriptLoader(page: Document, timeoutMs: number): LoadScript {
  const loads = new Map<string, Promise<void>>();
  return (request) => {
    const known = loads.get(request.url);
    if (known !== undefined) return known;
    blockDocumentWrite(page);
    const load = insertScript(page, request, timeoutMs).catch((error: unknown) => {
      loads.delete(request.url);
      throw error;
    });
    loads.set(request.url, load);
    return load;
  };
}

function insertScript(
  page: Document,
  { url, attributes = {}, parent = page.head, isReady = () => true }: ScriptRequest,
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    // First: it may throw, which rejects the promise.
    setScriptUrl(script, url);
    const fail = (failure: ScriptFailure) => {
      clearTimeout(timer);
      script.remove();
      reject(new ScriptError(failure));
    };
    const timer = setTimeout(() => fail('timeout'), timeoutMs);
    script.addEventListener('error', () => fail('blocked'));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (isReady()) resolve();
      else fail('missingGlobal');
    });
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    parent.append(script);
  });
}
