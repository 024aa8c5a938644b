/** Requests of the inline script: the visit's source, and a lead without the app. */
import type { RawResponse } from '../api/rawResponse';
import { API_BASE, API_TIMEOUT_MS } from '../config/constants';
import { toJson } from '../lib/toJson';

/** Kept before scripts of others can replace it by one that reads or changes requests. */
export const fetch = window.fetch.bind(window);

/** Never rejects. */
export async function post(
  path: string,
  body: object,
  headers?: Readonly<Record<string, string>>,
): Promise<RawResponse> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), API_TIMEOUT_MS);
  try {
    // From the origin: in a page whose url has credentials, a relative url is refused.
    const response = await fetch(location.origin + API_BASE + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: toJson(body),
      signal: abort.signal,
    });
    return { status: response.status, text: await response.text(), isLate: false };
  } catch {
    return { status: 0, text: '', isLate: abort.signal.aborted };
  } finally {
    clearTimeout(timer);
  }
}
