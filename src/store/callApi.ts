import type { Api } from '../api';
import { failed, type CallResult } from '../api/callResult';
import { API_TIMEOUT_MS } from '../config/constants';
import type { Services } from './services';

/** A chunk that hangs must not hang the page with it. */
function withinTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), API_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Makes one call. A chunk with the calls that cannot be had is no connection, like any other. */
export async function callApi<T>(
  { loadApi, log }: Services,
  call: (api: Api) => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  let api: Api;
  try {
    api = await withinTimeout(loadApi());
  } catch {
    log.error('the calls could not be loaded');
    return failed({ kind: 'offline', call: 'GET chunk' });
  }
  return call(api);
}
