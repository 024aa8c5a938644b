// @vitest-environment node
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuildEnv } from '~/build/env';
import { site as demo } from '~/config/sites/demo';

const FOLDER = '.cache/env-test';

describe('readBuildEnv', () => {
  it('defaults to the shipped site, the mock service and dist/', async () => {
    const env = readBuildEnv({});
    expect(env.apiTarget).toBeNull();
    expect(env.outDir).toMatch(/\/dist$/);
    await expect(env.loadSite()).resolves.toEqual(demo);
  });

  it('loads another site by its path', async () => {
    const site = await readBuildEnv({ VITE_SITE: 'tests/sites/bereg.ts' }).loadSite();
    expect(site.alias).toBe('bereg');
  });

  it.each(['http://localhost:8080', 'https://service.example'])(
    'accepts a service at %s',
    (target) => {
      expect(readBuildEnv({ VITE_API_TARGET: target }).apiTarget).toBe(target);
    },
  );

  it.each([
    ['VITE_SITE', 'nope', 'allowed: demo'],
    ['VITE_SITE', '', 'allowed: demo'],
    ['VITE_SITE', '../package.json', 'allowed: demo'],
    ['VITE_SITE', 'tests/sites/nope.ts', 'allowed: demo'],
    ['VITE_API_TARGET', 'service.example', 'allowed: http:// or https://'],
    ['VITE_API_TARGET', 'ftp://service.example', 'allowed: http:// or https://'],
    ['VITE_API_TARGET', 'https://service.example/api', 'allowed: http:// or https://'],
    ['BUILD_DIR', '/tmp', 'allowed: dist'],
    ['BUILD_DIR', '..', 'allowed: dist'],
    ['BUILD_DIR', '', 'allowed: dist'],
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

describe('an invalid site config', () => {
  const { min, max } = demo.calculator.amount;
  const invalid: [title: string, text: object | null, message: string][] = [
    ['without a site', null, 'exports no "site"; allowed: a file like demo.ts'],
    ['without a name', { siteAlias: ' ' }, 'alias or siteAlias is empty; allowed: a name for each'],
    [
      'with its minimum above its maximum',
      { calculator: { ...demo.calculator, amount: { min: max, max: min } } },
      'amounts from 100000 to 3000; allowed: a minimum above 0 and below the maximum',
    ],
    [
      'with a default amount out of range',
      { calculator: { ...demo.calculator, defaultValues: { amount: 1 } } },
      'the default amount 1; allowed: 3000 to 100000',
    ],
    [
      'with an unknown colour',
      { ui: { primary: 'pink' } },
      'the primary colour "pink"; allowed: red, green, blue, yellow',
    ],
    [
      'without icons',
      { publicDir: 'src/config' },
      'no favicon.svg in publicDir "src/config"; allowed: a folder with favicon.svg, apple-touch-icon.png, og-image.png',
    ],
    [
      'without its picture for links',
      { head: { ...demo.head, ogImage: '/gone.png' } },
      'no gone.png in publicDir "public/demo"; allowed: a folder with favicon.svg, apple-touch-icon.png, gone.png',
    ],
    ...[undefined, 'ga', {}, { origins: [] }, { origins: ['https://a.example/x.js'] }].map(
      (counter, index): [string, object, string] => [
        `with the invalid counter ${index}`,
        { counter },
        'allowed: none, metrika, or { origins: [an https origin, …] }',
      ],
    ),
  ];

  beforeAll(() => mkdir(FOLDER, { recursive: true }));
  afterAll(() => rm(FOLDER, { recursive: true }));

  it.each(invalid)('%s is rejected in one line', async (title, overrides, message) => {
    const file = `${FOLDER}/${title.replaceAll(' ', '-')}.ts`;
    const site = overrides === null ? null : { ...demo, ...overrides };
    const text = site === null ? 'export {};' : `export const site = ${JSON.stringify(site)};`;
    await writeFile(file, text);
    const { loadSite } = readBuildEnv({ VITE_SITE: file });
    await expect(loadSite()).rejects.toThrow(`VITE_SITE="${file}"`);
    await expect(loadSite()).rejects.toThrow(message);
  });
});
