/**
 * Reloads the page once per history entry. The flag is kept in `history.state`, which survives a reload without
 * storage.
 *
 * @returns true if it reloads
 */
export function reloadOnce(): boolean {
  const state: unknown = history.state;
  const before = typeof state === 'object' && state !== null ? state : {};
  if ('wasReloaded' in before) return false;
  history.replaceState({ ...before, wasReloaded: true }, '');
  location.reload();
  return true;
}
