import { useEffect, useState } from 'react';
import { isTouchScreen } from '../../lib/isTouchScreen';

/** On-screen keyboards are taller than this, browser bars are not. */
const KEYBOARD_MIN_HEIGHT_PX = 150;
/** Keeps the sheets closed until the tap that blurred the field has ended. */
const REOPEN_DELAY_MS = 600;

const NON_TEXT_TYPES = ['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'file', 'color'];

function isTextField(element: Element | null): boolean {
  return element instanceof HTMLInputElement
    ? !NON_TEXT_TYPES.includes(element.type)
    : element instanceof HTMLTextAreaElement;
}

/** True while the visitor types on an on-screen keyboard. */
export function useIsKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const viewport = window.visualViewport;
    const heightNow = () => (viewport === null ? 0 : viewport.height * viewport.scale);
    let fullHeight = heightNow();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const update = () => {
      clearTimeout(timer);
      const isTyping = isTextField(document.activeElement);
      if (!isTyping) fullHeight = heightNow();
      const isKeyboardUp = isTouchScreen() || fullHeight - heightNow() > KEYBOARD_MIN_HEIGHT_PX;
      if (isTyping && isKeyboardUp) setIsOpen(true);
      else timer = setTimeout(() => setIsOpen(false), REOPEN_DELAY_MS);
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

  return isOpen;
}
