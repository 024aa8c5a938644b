import { expect, it } from 'vitest';
import { isInn } from '~/lib/inn';

it.each(['7707083893', '7736207543', '500100732259'])('the ИНН %s is one', (inn) =>
  expect(isInn(inn)).toBe(true),
);

it.each([
  ['the last digit of a company', '7707083894'],
  ['an earlier digit of a company', '7707183893'],
  ['the last digit of a person', '500100732258'],
  ['the last but one of a person', '500100732249'],
  ['two digits in each other’s place', '7707038893'],
  ['nothing but zeros', '0000000000'],
  ['eleven digits', '77070838931'],
  ['other signs', '770708389x'],
])('an ИНН with %s wrong is none', (_what, inn) => expect(isInn(inn)).toBe(false));
