/** The visitor's input in the document's fields: kept over a reload, and moved into the store by the app. */

/** Fields by name. */
export type SavedInput = Partial<Record<string, string | boolean>>;

export function findInput(root: HTMLElement, name: string): HTMLInputElement | null {
  return root.querySelector(`input[name=${name}]`);
}

/** Values that differ from the prerendered ones. */
export function readInput(fields: Iterable<HTMLInputElement>): SavedInput {
  const input: SavedInput = {};
  for (const each of fields) {
    if (each.checked !== each.defaultChecked) input[each.name] = each.checked;
    else if (each.value !== each.defaultValue) input[each.name] = each.value;
  }
  return input;
}

export function restoreInput(root: HTMLElement, saved: SavedInput): void {
  for (const input of root.querySelectorAll('input')) {
    const value = saved[input.name];
    if (typeof value === 'boolean') input.checked = value;
    else if (value !== undefined) input.value = value;
  }
}
