import MagicString from 'magic-string';
import { describe, expect, it } from 'vitest';
import { readStack } from '~/build/stack/readStack';

/** The script is its source behind a line and ten characters. */
const SOURCE = 'const lead = 1;\nthrow new Error();\n';
const MAP = new MagicString(SOURCE)
  .prepend('"use strict";\n0123456789')
  .generateMap({ source: '../../src/features/form/lead.ts', hires: true })
  .toString();

const read = (text: string) =>
  readStack(text, (script) => (script === 'index-AbC_12-3.js' ? MAP : null));

describe('a stack', () => {
  it.each([
    [
      'Chromium',
      '    at send (https://loan.example/assets/index-AbC_12-3.js:3:7)',
      '    at send (',
    ],
    ['Firefox', 'send@https://loan.example/assets/index-AbC_12-3.js:3:7', 'send@'],
    ['Safari, without a name', 'http://localhost:4173/assets/index-AbC_12-3.js:3:7', ''],
  ])('of %s gets the places in the source', (_browser, line, start) => {
    const place = 'src/features/form/lead.ts:2:7';
    expect(read(line)).toEqual({
      lines: [`${start}${place}${start.endsWith('(') ? ')' : ''}`],
      missing: [],
    });
  });

  it('in the JSON of a report is printed line by line', () => {
    const report = JSON.stringify({
      errors: [{ message: 'Error', stack: 'Error\n at /assets/index-AbC_12-3.js:2:11\n' }],
    });
    expect(read(report).lines).toEqual([
      '{"errors":[{"message":"Error","stack":"Error',
      ' at src/features/form/lead.ts:1:1',
      '"}]}',
    ]);
  });

  it('of an unknown script stays as it is, and the script is named once', () => {
    const line = 'at https://loan.example/assets/part-old.js:1:2';
    expect(read(`${line}\n${line}`)).toEqual({ lines: [line, line], missing: ['part-old.js'] });
  });

  it('without a place in the script, which some browsers write as 0, stays as it is', () => {
    const lines = ['0:0', '3:0'].map((place) => `at /assets/index-AbC_12-3.js:${place}`);
    expect(read(lines.join('\n'))).toEqual({ lines, missing: [] });
  });

  it('of the HTML and of other hosts stays as it is', () => {
    const lines = ['at https://loan.example/?utm=1:12:3', 'at https://mc.yandex.ru/tag.js:1:2'];
    expect(read(lines.join('\n'))).toEqual({ lines, missing: [] });
  });
});
