import { vi } from 'vitest';
import { PATIENCE_MS } from './constants';

/** Waits until the assertion holds, longer than Vitest's second. */
export function waitFor(assertion: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(assertion, { timeout: PATIENCE_MS });
}
