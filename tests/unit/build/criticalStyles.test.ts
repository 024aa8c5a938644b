/** The prerendered rules, kept as a sheet of their own. */
import { describe, expect, it } from 'vitest';
import { keepStyles } from '../../../src/build/criticalStyles';

const SHEET = `<style data-styled="true" data-styled-version="1.2.3">.a{color:red;}/*!sc*/
.b{color:blue;}/*!sc*/
data-styled.g1[id="sc-x"]{content:"a,b,"}/*!sc*/
</style>`;

describe('the prerendered rules', () => {
  it('stay as they are, and the register of their names goes beside them', () => {
    expect(keepStyles(SHEET)).toBe(
      '<style>.a{color:red;}.b{color:blue;}</style>' +
        '<style type="text/plain" data-styled="true" data-styled-version="1.2.3">' +
        'data-styled.g1[id="sc-x"]{content:"a,b,"}/*!sc*/\n</style>',
    );
  });

  it.each([
    ['nothing', ''],
    ['another sheet', '<style>.a{color:red;}</style>'],
    ['a sheet without names', SHEET.replace(/data-styled\.g1.*\n/, '')],
    ['a sheet without rules', SHEET.replace(/\.[ab]\{.*\n/g, '')],
  ])('are refused when they are %s', (_what, sheet) => {
    expect(() => keepStyles(sheet)).toThrow('style sheet');
  });
});
