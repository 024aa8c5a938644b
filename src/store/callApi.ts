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

/** Keeps a failure for the diagnostics. Returns the result. */
export function keepFailure<T>(
  { failedCalls, clock }: Services,
  result: CallResult<T>,
): CallResult<T> {
  if (result.failure) failedCalls.push({ ...result.failure, atMs: clock.now() });
  return result;
}

/** Makes one call. Never rejects: a missing or stalled api chunk is a failure, too. */
export async function callApi<T>(
  services: Services,
  call: (api: Api) => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  let api: Api;
  try {
    api = await withTimeout(services.loadApi(), API_TIMEOUT_MS);
  } catch {
    services.log.error('the api chunk could not be loaded');
    return keepFailure(services, failed({ kind: 'chunk', call: 'import api' }));
  }
  return keepFailure(services, await call(api));
}
