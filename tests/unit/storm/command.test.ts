/** `npm run storm` itself; what it runs is tested in `storm.test.ts`. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run storm tries as many orders as it is told', { timeout: 120_000 }, () => {
  const parameters = ['run', '--silent', 'storm', '--', '--seeds', '2'];
  const { status, stdout } = spawnSync('npm', parameters, { encoding: 'utf8' });
  expect(stdout).toMatch(/^every order has passed\n2 orders in \d+ s/);
  expect(status).toBe(0);
});
