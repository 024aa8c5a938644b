import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuildEnv, withEnvFiles } from '~/build/env';
import { temporaryFolder } from '~tests/support/temporaryFolder';

describe('readBuildEnv', () => {
  it('defaults to the mock service, and ignores the HOST that shells and compilers set', () => {
    const none = { apiTarget: null, host: undefined };
    expect(readBuildEnv({ HOST: 'x86_64-linux-gnu' })).toMatchObject(none);
  });

  it.each([
    ['VITE_API_TARGET', 'service.example', 'allowed: http:// or https://'],
    ['VITE_API_TARGET', 'ftp://service.example', 'allowed: http:// or https://'],
    ['VITE_API_TARGET', 'https://service.example/api', 'allowed: http:// or https://'],
    ['PORT', '65536', 'allowed: 0 to 65535'],
    ['PORT', 'http', 'allowed: 0 to 65535'],
    ['SERVER_HOST', 'http://localhost', 'allowed: a host name'],
  ])('rejects %s=%j in one line that names the allowed values', (name, value, allowed) => {
    let message = '';
    try {
      readBuildEnv({ [name]: value });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(`${name}="${value}"`);
    expect(message).toContain(allowed);
    expect(message).not.toContain('\n');
  });
});

it('variables of the file .env.local count, and those of the environment before them', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.env.local'), 'VITE_API_TARGET=http://file:1\nPORT=7\n');
  const read = (env: Readonly<Record<string, string>>) =>
    readBuildEnv(withEnvFiles(env, 'development', folder));
  expect(read({})).toMatchObject({ apiTarget: 'http://file:1', port: 7 });
  expect(read({ VITE_API_TARGET: 'https://outside:2' })).toMatchObject({
    apiTarget: 'https://outside:2',
    port: 7,
  });
});
