// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createKeySeed } from '~/boot/keySeed';
import { readKeySeed } from '~/boot/savedState';

const SEED = '0f8fad5b-d9cb-469f-a165-70867728950e';

beforeEach(() => history.replaceState(null, ''));

it.each([
  [SEED, SEED],
  [SEED.toUpperCase(), undefined],
  [SEED.slice(1), undefined],
  [`${SEED}0`, undefined],
  [[SEED], undefined],
  [undefined, undefined],
])('the kept seed %j is read as %s', (keySeed, read) => {
  history.replaceState({ keySeed }, '');
  expect(readKeySeed()).toBe(read);
});

it('a seed is the one of the load before until it is renewed, and is kept only when saved', () => {
  history.replaceState({ other: 1, keySeed: SEED }, '');
  const seed = createKeySeed();
  expect(seed.get()).toBe(SEED);
  seed.renew();
  const renewed = seed.get();
  expect(renewed).toMatch(/^[\da-f-]{36}$/);
  expect(renewed).not.toBe(SEED);
  expect(history.state).toEqual({ other: 1 });
  seed.save();
  expect(history.state).toEqual({ other: 1, keySeed: renewed });
  expect(createKeySeed().get()).toBe(renewed);
});

it('a seed that is kept already is not written again', () => {
  history.replaceState({ keySeed: SEED }, '');
  const state = history.state as unknown;
  createKeySeed().save();
  expect(history.state).toBe(state);
});

it('a browser that refuses to keep a seed ends no application with an error', () => {
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  expect(() => createKeySeed().save()).not.toThrow();
});
