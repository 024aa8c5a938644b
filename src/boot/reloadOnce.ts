/**
 * Reloads the page, but only once in the life of this history entry: what is missing after that stays missing. The mark
 * lies in the entry's own state, which survives a reload and needs no storage.
 *
 * @returns whether it reloads
 */
export function reloadOnce(): boolean {
  const state: unknown = history.state;
  const before = typeof state === 'object' && state !== null ? state : {};
  if ('wasReloaded' in before) return false;
  history.replaceState({ ...before, wasReloaded: true }, '');
  location.reload();
  return true;
}
