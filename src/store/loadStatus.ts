/** Lifecycle of one request, as kept in a slice. */
export type LoadStatus = 'idle' | 'pending' | 'succeeded' | 'failed';

/** True once a request has ended, successfully or not. */
export function isSettled(status: LoadStatus): boolean {
  return status === 'succeeded' || status === 'failed';
}
