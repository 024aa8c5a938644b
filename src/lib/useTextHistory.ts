import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';

/**
 * Undo and redo of a field whose text a script sets: browsers drop their own history then.
 *
 * @param shown each text that is shown is kept
 * @param restore receives the text before, or after for a redo
 */
export function useTextHistory(shown: string, restore: (text: string) => void, isLocked = false) {
  const history = useRef({ texts: [shown], at: 0 });
  useLayoutEffect(() => {
    const { texts, at } = history.current;
    if (texts[at] === shown) return;
    history.current = { texts: [...texts.slice(0, at + 1), shown], at: at + 1 };
  }, [shown]);
  const undo = (isRedo: boolean) => {
    const at = history.current.at + (isRedo ? 1 : -1);
    const text = history.current.texts[at];
    if (text === undefined || isLocked) return;
    history.current.at = at;
    restore(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    // By their place on a Russian keyboard, too.
    const isZ = /^[zя]$/i.test(key);
    const isY = ctrlKey && /^[yн]$/i.test(key);
    if (!(ctrlKey || metaKey) || altKey || !(isZ || isY)) return;
    event.preventDefault();
    undo(shiftKey || isY);
  };
  return { undo, onKeyDown };
}
