/** Requests without a library: those of the inline script, and every lead. */
import type { RawResponse } from '../api/rawResponse';
import { API_BASE, API_TIMEOUT_MS } from '../config/constants';

interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly abort?: AbortController;
  /** Called after ten seconds. By default the request is given up. */
  readonly onLate?: () => void;
}

/** Sends JSON text; never rejects. */
export type Post = (path: string, json: string, options?: PostOptions) => Promise<RawResponse>;

/** @param fetch the browser's own: scripts of others may replace the global one later */
export const createPost =
  (fetch: typeof window.fetch): Post =>
  async (
    path,
    json,
    { headers, abort = new AbortController(), onLate = () => abort.abort() } = {},
  ) => {
    const timer = setTimeout(onLate, API_TIMEOUT_MS);
    try {
      // From the origin: in a page whose url has credentials, a relative url is refused.
      const response = await fetch(location.origin + API_BASE + path, {
        method: 'POST',
        // The last one as the second client of section 7 has it; browsers drop it.
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'proxy-url': API_BASE,
          ...headers,
        },
        body: json,
        signal: abort.signal,
      });
      return { status: response.status, text: await response.text(), isLate: false };
    } catch {
      return { status: 0, text: '', isLate: abort.signal.aborted };
    } finally {
      clearTimeout(timer);
    }
  };
