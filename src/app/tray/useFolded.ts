import { useEffect, useState } from 'react';

/** A keyboard on the screen takes more than this; a browser's own bars take less. */
const KEYBOARD_LEAST_PX = 150;
/** A tap that takes the focus from a field must not find the tray under the finger before it has ended. */
const UNFOLD_DELAY_MS = 600;

const OTHER_INPUTS = ['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'file', 'color'];

function isTextField(element: Element | null): boolean {
  return element instanceof HTMLInputElement
    ? !OTHER_INPUTS.includes(element.type)
    : element instanceof HTMLTextAreaElement;
}

/** Whether the visitor types with a keyboard on the screen, which leaves no room for anything else. */
export function useFolded(): boolean {
  const [isFolded, setIsFolded] = useState(false);

  useEffect(() => {
    const viewport = window.visualViewport;
    const heightNow = () => (viewport === null ? 0 : viewport.height * viewport.scale);
    let fullHeight = heightNow();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const update = () => {
      clearTimeout(timer);
      const isTyping = isTextField(document.activeElement);
      if (!isTyping) fullHeight = heightNow();
      const isKeyboardUp =
        matchMedia('(pointer: coarse)').matches || fullHeight - heightNow() > KEYBOARD_LEAST_PX;
      if (isTyping && isKeyboardUp) setIsFolded(true);
      else timer = setTimeout(() => setIsFolded(false), UNFOLD_DELAY_MS);
    };

    update();
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', update);
    viewport?.addEventListener('resize', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', update);
      viewport?.removeEventListener('resize', update);
    };
  }, []);

  return isFolded;
}
