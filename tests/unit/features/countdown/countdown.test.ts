import { expect, it } from 'vitest';
import {
  formatRemaining,
  parseExpiration,
  readExpiration,
  timeRemainingSec,
} from '~/features/countdown/countdown';

const LENGTH_SEC = 1_200;

it.each([
  ['is the whole length right after the start', 10_000 + LENGTH_SEC, 10_000, LENGTH_SEC],
  ['is a minute less a minute later', 10_000 + LENGTH_SEC, 10_060, 1_140],
  ['is 0 at the end', 11_200, 11_200, 0],
  ['is 0 long after the end', 11_200, 99_999, 0],
  ['is 0 after a reset', 0, 10_000, 0],
  [
    'is at most the whole length with the clock set back by an hour',
    10_000 + LENGTH_SEC,
    6_400,
    LENGTH_SEC,
  ],
])('timeRemainingSec %s', (_case, expiresAtSec, nowSec, remaining) => {
  expect(timeRemainingSec(expiresAtSec, nowSec, LENGTH_SEC)).toBe(remaining);
});

it.each([
  [1_200, '20:00'],
  [61, '01:01'],
  [59, '00:59'],
  [0, '00:00'],
])('formatRemaining shows %d seconds as %s', (seconds, shown) => {
  expect(formatRemaining(seconds)).toBe(shown);
});

it.each([
  ['1795226984', 1_795_226_984],
  [undefined, 0],
  ['', 0],
  ['-5', 0],
  ['1e9', 0],
  ['12.5', 0],
  ['abc', 0],
  ['9'.repeat(40), 0],
])('parseExpiration reads the cookie %j as %d', (raw, expiresAtSec) => {
  expect(parseExpiration(raw)).toBe(expiresAtSec);
});

it('readExpiration takes the first cookie with a time, since a parent domain may have set one of this name', () => {
  const jar = (...values: string[]) => ({
    get: (_name: string, select = ([first]: readonly string[]) => first) => select(values),
    set: () => undefined,
    remove: () => undefined,
  });
  expect(readExpiration(jar('0', 'abc', '1795226984', '1'))).toBe(1_795_226_984);
  expect(readExpiration(jar('0'))).toBe(0);
});
