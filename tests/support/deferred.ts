import type { MockFault } from '../../mocks/faults';

export interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  /** Of a call whose response waits for it. */
  readonly fault: MockFault;
}

/** A promise that the test resolves, to defer a response or a file. */
export function deferred(): Deferred {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve, fault: { kind: 'deferred', until: promise } };
}
