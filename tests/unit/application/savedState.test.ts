// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hasReloaded, restoreInput } from '~/application/savedState';

it('only the mark of this page tells that it has been reloaded by itself', () => {
  for (const state of [null, {}, { hasReloaded: 1 }]) {
    history.replaceState(state, '');
    expect(hasReloaded()).toBe(false);
  }
  history.replaceState({ hasReloaded: true }, '');
  expect(hasReloaded()).toBe(true);
});

it('the state of a first load is left as it is', () => {
  history.replaceState(null, '');
  restoreInput([]);
  expect(history.state).toBeNull();
});
