/** The visitor's input in the document's fields: kept over a reload, and moved into the store by the app. */

/** Fields by name. */
export type SavedInput = Partial<Record<string, string | boolean>>;

/** Saved input as the history returns it, not checked yet. */
export type StoredInput = Partial<Record<string, unknown>>;

/** A field by its name; null if there is none. */
export function findInput(root: HTMLElement, name: string): HTMLInputElement | null {
  return root.querySelector(`input[name=${name}]`);
}

/** Values that differ from the prerendered ones. */
export function readInput(fields: Iterable<HTMLInputElement>): SavedInput {
  const input: SavedInput = {};
  for (const each of fields) {
    // A checkbox without a `value` attribute has the value "on".
    const [value, initial] =
      each.type === 'checkbox'
        ? [each.checked, each.defaultChecked]
        : [each.value, each.defaultValue];
    if (value !== initial) input[each.name] = value;
  }
  return input;
}

/** Fills the fields that the input names; ignores values of a wrong type. */
export function restoreInput(root: HTMLElement, saved: StoredInput): void {
  for (const input of root.querySelectorAll('input')) {
    const value = saved[input.name];
    if (typeof value === 'boolean') input.checked = value;
    else if (typeof value === 'string') input.value = value;
  }
}
