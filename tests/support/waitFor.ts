import { PATIENCE_MS } from './constants';

const INTERVAL_MS = 20;

/** Kept before a test replaces it. */
const { setTimeout } = globalThis;

/** Waits until the assertion holds. Unlike `vi.waitFor` it lets no time of a false clock pass. */
export async function waitFor(assertion: () => void | Promise<void>): Promise<void> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += INTERVAL_MS) {
    try {
      await assertion();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
  }
  await assertion();
}
