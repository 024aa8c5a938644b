import type { Api } from '../api';
import { failed, type CallResult } from '../api/callResult';
import { API_TIMEOUT_MS } from '../config/constants';
import type { Services } from './services';

function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Makes one call. Never rejects: a missing or stalled api chunk is a failure, too. */
export async function callApi<T>(
  { loadApi, log }: Services,
  call: (api: Api) => Promise<CallResult<T>>,
  chunkTimeoutMs = API_TIMEOUT_MS,
): Promise<CallResult<T>> {
  let api: Api;
  try {
    api = await withTimeout(loadApi(), chunkTimeoutMs);
  } catch {
    log.error('the api chunk could not be loaded');
    return failed({ kind: 'chunk', call: 'import api' });
  }
  return call(api);
}
