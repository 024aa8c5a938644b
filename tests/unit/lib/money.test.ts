import { expect, it } from 'vitest';
import { formatRub, spokenRub } from '../../../src/lib/money';

const plain = (text: string) => text.replace(/\s/g, ' ');

it('rubles are written the Russian way, without kopecks', () => {
  expect(plain(formatRub(30_000))).toBe('30 000 ₽');
  expect(formatRub(30_000)).not.toContain(' ');
});

it.each([
  [3_000, '3 000 рублей'],
  [45_001, '45 001 рубль'],
  [45_002, '45 002 рубля'],
  [45_005, '45 005 рублей'],
  [45_011, '45 011 рублей'],
  [45_021, '45 021 рубль'],
])('%d rubles are spoken as «%s»', (amount, words) => {
  expect(plain(spokenRub(amount))).toBe(words);
});
