import {
  Children,
  isValidElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { focusVisible } from '../lib/focusVisible';
import { createListeners } from '../lib/listeners';

/**
 * Orca needs it in Chromium, where it drops a focus that comes with the removal of the old one, and in Firefox, where it
 * stays outside the new field. NVDA, VoiceOver and TalkBack follow the focus alone, and say nothing of a removal.
 */
const LEAVING_MS = 400;

/** Others than these take the focus away, or make Firefox build the element anew for readers, which lose it then. */
const UNSEEN = { clipPath: 'inset(50%)', pointerEvents: 'none' };

interface Item {
  element: ReactElement;
  isLeaving: boolean;
}

/** What has left stays behind its former neighbour, so that nothing else moves in the document. */
function merge(shown: readonly Item[], children: ReactNode): Item[] {
  const merged = Children.toArray(children)
    .filter((child) => isValidElement(child))
    .map((element) => ({ element, isLeaving: false }));
  let at = 0;
  for (const { element } of shown) {
    const index = merged.findIndex((item) => item.element.key === element.key);
    if (index < 0) merged.splice(at, 0, { element, isLeaving: true });
    at = 1 + (index < 0 ? at : index);
  }
  return merged;
}

interface FocusTransferProps {
  /** Contains nothing but the children. */
  box: RefObject<HTMLElement | null>;
  /**
   * True if the focus goes back to where it came from. Only for the keyboard: after a tap, focusing a text field would
   * open the screen's keyboard.
   */
  returnsFocus?: boolean;
  /** Each is one element, or none while it is null; those that replace each other have keys, and the same cell of a grid. */
  children: ReactNode;
}

/**
 * The focus arrives before the element that held it leaves: a child that is removed with the focus inside stays, unseen
 * and as it was, for as long as readers need. An effect, or the handler of the press, moves the focus.
 */
export function FocusTransfer({ box, returnsFocus = false, children }: FocusTransferProps) {
  const [state, setState] = useState(() => ({ children, items: merge([], children) }));
  if (state.children !== children) setState({ children, items: merge(state.items, children) });
  const { items } = state;
  const origin = useRef<EventTarget | null>(null);
  const lost = useRef<{ from: EventTarget | null; at: number }>({ from: null, at: -LEAVING_MS });

  useEffect(() => {
    const { on, removeAll } = createListeners();
    const handle = ({ type, target, relatedTarget }: FocusEvent) => {
      if (type === 'focusout') lost.current = { from: target, at: performance.now() };
      else if (!box.current?.contains(relatedTarget as Node | null)) origin.current = relatedTarget;
    };
    if (box.current) on(box.current, ['focusin', 'focusout'], handle);
    return removeAll;
  }, [box]);

  const leave = useEffectEvent(({ key }: ReactElement, element: HTMLElement | undefined) => {
    const { from, at } = lost.current;
    const held = performance.now() - at < LEAVING_MS ? from : document.activeElement;
    const isHeld = element?.contains(held as Node | null) === true;
    const remove = () =>
      setState((known) => ({
        ...known,
        items: known.items.filter((item) => !item.isLeaving || item.element.key !== key),
      }));
    const isByKeyboard = (element?.querySelector(focusVisible()) ?? null) !== null;
    if (!isHeld || (returnsFocus && !isByKeyboard)) {
      remove();
      return;
    }
    Object.assign(element.style, UNSEEN);
    // A text field goes once the focus has arrived: Firefox tells of its caret once more, and Orca goes back to it.
    setTimeout(remove, element.matches('input') ? 0 : LEAVING_MS);
    if (returnsFocus && origin.current instanceof HTMLElement) origin.current.focus();
  });
  useLayoutEffect(() => {
    items.forEach(({ element: child, isLeaving }, index) => {
      const element = box.current?.children[index] as HTMLElement | undefined;
      const isUnseen = element?.style.clipPath === UNSEEN.clipPath;
      if (isLeaving && !isUnseen) leave(child, element);
      // It has come back.
      if (!isLeaving && isUnseen) element.style.clipPath = element.style.pointerEvents = '';
    });
  }, [box, items]);

  return items.map(({ element }) => element);
}
