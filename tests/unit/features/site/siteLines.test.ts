import { describe, expect, it } from 'vitest';
import { siteLines } from '~/features/site/siteLines';
import { demo } from '~tests/support/sites';

const linesAt = (moscow: string, note: { from?: string; until?: string }) =>
  siteLines(
    { ...demo, notes: [{ text: 'Нужна биометрия.', ...note }] },
    Date.parse(`${moscow}+03:00`),
  );

describe('a note of the site', () => {
  it.each([
    ['before its first day', '2026-09-30T23:59:59', { from: '2026-10-01' }, false],
    [
      'from the first minute of its first day in Moscow',
      '2026-10-01T00:00',
      { from: '2026-10-01' },
      true,
    ],
    ['until the last minute of its last day', '2026-12-31T23:59:59', { until: '2026-12-31' }, true],
    ['after its last day', '2027-01-01T00:00', { until: '2026-12-31' }, false],
    ['on its only day', '2026-10-01T12:00', { from: '2026-10-01', until: '2026-10-01' }, true],
    ['without days, at any time', '2031-01-01T00:00', {}, true],
  ])('%s', (_title, moscow, days, isShown) => {
    expect(linesAt(moscow, days)).toEqual(isShown ? ['Нужна биометрия.'] : []);
  });

  it('stands before the line about the ban on loans', () => {
    const site = {
      ...demo,
      hints: { ...demo.hints, selfBan: true },
      notes: [{ text: 'Коротко.' }],
    };
    expect(siteLines(site, 0)).toEqual(['Коротко.', expect.stringContaining('самозапрет')]);
  });

  it('takes the place of that line where both are long', () => {
    const text = 'Длинное примечание. '.repeat(6).trim();
    const site = { ...demo, hints: { ...demo.hints, selfBan: true }, notes: [{ text }] };
    expect(siteLines(site, 0)).toEqual([text]);
  });

  it('is absent by default', () => {
    expect(siteLines(demo, 0)).toEqual([]);
  });
});
