import { describe, expect, it } from 'vitest';
import { preserveSsrStyles } from '~/build/ssrStyles';

const SHEET = `<style data-styled="true" data-styled-version="1.2.3">.a{color:red;}/*!sc*/
@media print{.a{color:black;}}/*!sc*/
.b{margin:.5rem;}/*!sc*/
.a>.b{color:blue;}/*!sc*/
@keyframes k{to{opacity:0;}}/*!sc*/
data-styled.g1[id="sc-x"]{content:"a,b,"}/*!sc*/
</style>`;

describe('the prerendered style rules', () => {
  it('are plain style elements, one of what the form needs, and the registry of class names is another one', () => {
    expect(preserveSsrStyles(SHEET, '<p class="x a"></p>')).toEqual({
      rules: '<style>.a{color:red;}.a>.b{color:blue;}@keyframes k{to{opacity:0;}}</style>',
      laterRules: '<style>@media print{.a{color:black;}}.b{margin:.5rem;}</style>',
      registry:
        '<style type="text/plain" data-styled="true" data-styled-version="1.2.3">' +
        'data-styled.g1[id="sc-x"]{content:"a,b,"}/*!sc*/\n</style>',
    });
  });

  it.each([
    ['missing', ''],
    ['a foreign one', '<style>.a{color:red;}</style>'],
    ['without names', SHEET.replace(/data-styled\.g1.*\n/, '')],
    ['without rules', SHEET.replace(/.*\{.*;\}.*\n/g, '')],
  ])('are rejected when the sheet is %s', (_case, sheet) => {
    expect(() => preserveSsrStyles(sheet, '')).toThrow('style sheet');
  });
});
