import { expect, it } from 'vitest';
import { toPhysicalSides } from '~/build/plugins/physicalSides';

it.each([
  ['padding-block: ${space.s};', 'padding-top: ${space.s}; padding-bottom: ${space.s};'],
  [
    'padding-block: ${space.xs} ${space.l};',
    'padding-top: ${space.xs}; padding-bottom: ${space.l};',
  ],
  ['margin-inline-start: ${space.xs};', 'margin-left: ${space.xs};'],
  ['margin-inline: auto;', 'margin-left: auto; margin-right: auto;'],
  ['inset: 0;', 'top: 0; right: 0; bottom: 0; left: 0;'],
  [
    'inset: ${space.xs} calc(${space.edge} + 2px) auto;',
    'top: ${space.xs}; right: calc(${space.edge} + 2px); bottom: auto; left: calc(${space.edge} + 2px);',
  ],
  ['inset-block: 0;', 'top: 0; bottom: 0;'],
  ['inset-inline: 0;', 'left: 0; right: 0;'],
  ['inset-inline-end: 0;', 'right: 0;'],
  ['padding: 0 1rem;', 'padding: 0 1rem;'],
  ['box-shadow: inset 0 0 1px;', 'box-shadow: inset 0 0 1px;'],
])('%s becomes %s', (logical, physical) => {
  expect(toPhysicalSides(logical)).toBe(physical);
});
