import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { nginxVariants } from '~/build/site/nginxVariants';
import { readVariants } from '~/build/site/variants';
import { demo } from '~tests/support/sites';
import { temporaryFolder } from '~tests/support/temporaryFolder';

const CHANGEABLE = 'copy, trust, legal, hints, notes, ui, calculator.defaultValues';
const NAME = 'a file named with 1 to 32 letters, digits, "-" and "_", but not "base.json"';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'demo.json'), JSON.stringify(demo));
});

/** Writes the files and reads them as variants of the demo site. */
function read(files: Readonly<Record<string, unknown>>) {
  const paths = Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  });
  return readVariants(join(folder, 'demo.json'), paths);
}

function mistakesOf(files: Readonly<Record<string, unknown>>): string[] {
  try {
    read(files);
    return [];
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, '').split('\n');
  }
}

describe('a variant', () => {
  it('is laid over the config of the site, setting by setting', () => {
    const [variant] = read({
      'short.json': {
        copy: { intro: 'Коротко.' },
        calculator: { defaultValues: { amount: 10_000 } },
        trust: ['Быстро'],
      },
    });
    expect(variant).toMatchObject({ name: 'short', config: { copy: { intro: 'Коротко.' } } });
    expect(variant?.config.calculator).toEqual({
      ...demo.calculator,
      defaultValues: { amount: 10_000 },
    });
    expect(variant?.config.trust).toEqual(['Быстро']);
    expect(variant?.config.brand).toBe(demo.brand);
  });

  it.each<[files: Readonly<Record<string, unknown>>, mistakes: readonly string[]]>([
    [
      { 'b.json': { counter: 'none', calculator: { amount: { min: 1000 } } } },
      [
        `b.json: counter: no variant may change it; allowed: ${CHANGEABLE}`,
        `b.json: calculator.amount: no variant may change it; allowed: ${CHANGEABLE}`,
      ],
    ],
    [
      { 'b.json': { ui: { primary: 'pink' } } },
      ['b.json: ui.primary: "pink"; allowed: red, green, blue, yellow'],
    ],
    [{ 'b.json': [] }, [`b.json: allowed: an object with ${CHANGEABLE}`]],
    [{ 'b c.json': {} }, [`--variant: "b c.json"; allowed: ${NAME}`]],
    [{ 'Base.json': {} }, [`--variant: "Base.json"; allowed: ${NAME}`]],
    [
      { 'b.json': {}, 'B.json': {} },
      ['--variant: two files have the name b; allowed: a name for each'],
    ],
  ])('in the files %j is refused with one line for each mistake', (files, mistakes) => {
    expect(mistakesOf(files)).toEqual(mistakes);
  });
});

describe('the nginx configuration of variants', () => {
  it('has equal shares and names of its own for each site', () => {
    const { http } = nginxVariants('a-b', [{ name: 'short' }, { name: 'long' }]);
    expect(http).toContain('split_clients $request_id $landing_share_a_2d_b {\n  33.33% "short";');
    expect(http).toContain('* "base";');
    expect(nginxVariants('a_b', [{ name: 'short' }]).http).not.toContain('_a_2d_b');
  });

  it('has other variables for a site whose name differs in case only, which nginx does not tell apart', () => {
    const variables = ['Bereg', 'bereg'].map(
      (site) => /\$landing_share_\w+/.exec(nginxVariants(site, [{ name: 'b' }]).http)?.[0],
    );
    expect(variables[0]?.toLowerCase()).not.toBe(variables[1]);
  });

  it('is empty without variants', () => {
    expect(nginxVariants('demo', [])).toEqual({ http: '', server: '' });
  });
});
