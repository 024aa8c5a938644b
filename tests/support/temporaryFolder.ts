import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** A new folder, which is removed after the test or, outside of one, after the suite. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'landing-')));
  const whenDone = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  whenDone(() => rmSync(folder, { recursive: true }));
  return folder;
}
