// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { hasReloaded, readApproval, restoreInput, saveApproval } from '~/application/savedState';

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

it('what others have removed is put back when the tab goes to the background, where it may be discarded', () => {
  const approval = { offerUrl: 'https://p.example/', showcaseUrl: null, sumRub: 5_000 };
  saveApproval(approval);
  history.replaceState(null, '');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(history.state).toMatchObject({ approval });
});

it('an approval outlives a reload where an old library has replaced Date.now by one that returns a date', () => {
  const now = vi.spyOn(Date, 'now').mockImplementation(() => new Date() as never);
  const approval = { offerUrl: 'https://p.example/', showcaseUrl: null, sumRub: 5_000 };
  saveApproval(approval);
  now.mockRestore();
  expect(readApproval()).toEqual(approval);
});
