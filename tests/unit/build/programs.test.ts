// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['CHROME_PATH', 'findBrowser'],
  ['FIREFOX_PATH', 'installedEngines'],
  ['NGINX_PATH', 'findNginx'],
])('a %s that does not exist ends the run with one line', (variable, find) => {
  const code = `import { ${find} } from './tests/support/programs.mjs'; ${find}();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, [variable]: '/gone/program' },
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `${variable}="/gone/program" does not exist; allowed: the path of a program, or no value\n`,
  );
});
