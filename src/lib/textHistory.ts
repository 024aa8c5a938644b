/** Undo and redo of a field whose text a script sets: browsers drop their own history then. */
export interface TextHistory {
  /** Call for each text that is shown. */
  readonly add: (text: string) => void;
  /** @returns the text before, or after for a redo; undefined if there is none */
  readonly move: (isRedo: boolean) => string | undefined;
}

export function createTextHistory(first: string): TextHistory {
  let texts = [first];
  let at = 0;
  return {
    add(text) {
      if (texts[at] === text) return;
      at += 1;
      texts = [...texts.slice(0, at), text];
    },
    move(isRedo) {
      const next = at + (isRedo ? 1 : -1);
      if (texts[next] !== undefined) at = next;
      return texts[next];
    },
  };
}

/** Of a key that undoes or redoes, by its place on a Russian keyboard too; null for any other key. */
export function readUndoKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): {
  isRedo: boolean;
} | null {
  const isZ = /^[zя]$/i.test(key);
  const isY = ctrlKey && /^[yн]$/i.test(key);
  return (ctrlKey || metaKey) && !altKey && (isZ || isY) ? { isRedo: shiftKey || !isZ } : null;
}
