import { afterEach } from 'vitest';

// Tests of components ask for a document in their first line; the others need none of this.
if (typeof document !== 'undefined') {
  // Before React, which looks for its developer tools once.
  await import('./renderCounts');
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
