import { describe, expect, it } from 'vitest';
import { preserveSsrStyles } from '~/build/ssrStyles';

const SHEET = `<style data-styled="true" data-styled-version="1.2.3">.a{color:red;}/*!sc*/
.b{color:blue;}/*!sc*/
data-styled.g1[id="sc-x"]{content:"a,b,"}/*!sc*/
</style>`;

describe('the prerendered style rules', () => {
  it('are a plain style element, and the registry of class names is another one', () => {
    expect(preserveSsrStyles(SHEET)).toEqual({
      rules: '<style>.a{color:red;}.b{color:blue;}</style>',
      registry:
        '<style type="text/plain" data-styled="true" data-styled-version="1.2.3">' +
        'data-styled.g1[id="sc-x"]{content:"a,b,"}/*!sc*/\n</style>',
    });
  });

  it.each([
    ['missing', ''],
    ['a foreign one', '<style>.a{color:red;}</style>'],
    ['without names', SHEET.replace(/data-styled\.g1.*\n/, '')],
    ['without rules', SHEET.replace(/\.[ab]\{.*\n/g, '')],
  ])('are rejected when the sheet is %s', (_case, sheet) => {
    expect(() => preserveSsrStyles(sheet)).toThrow('style sheet');
  });
});
