import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('a CHROME_PATH that does not exist ends the run with one line', () => {
  const code = `import { findBrowser } from './tests/support/programs.mjs'; findBrowser();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: '/gone/program' },
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'CHROME_PATH="/gone/program" does not exist; allowed: the path of a program, or no value\n',
  );
});
