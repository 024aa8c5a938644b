import { vi } from 'vitest';

/** Waits until the assertion holds; longer than Vitest's second, since other processes may keep the machine busy. */
export function waitFor(assertion: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(assertion, { timeout: 20_000 });
}
