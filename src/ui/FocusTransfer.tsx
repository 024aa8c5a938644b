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

/**
 * Orca needs it in Chromium, where it drops a focus that comes with the removal of the old one, and in Firefox, where it
 * stays outside the new field. NVDA, VoiceOver and TalkBack follow the focus alone, and say nothing of a removal.
 */
const LEAVING_MS = 400;

/** Others than these take the focus away, or make Firefox build the element anew for readers, which lose it then. */
const UNSEEN = { clipPath: 'inset(50%)', pointerEvents: 'none' };

interface Item {
  /** Of the instance: what comes back while it leaves is a new one, in its place. */
  key: number;
  element: ReactElement;
  isLeaving: boolean;
}

/** What has left stays behind its former neighbour, so that nothing else moves in the document. */
function merge(shown: readonly Item[], children: ReactNode): Item[] {
  const firstKey = 1 + Math.max(0, ...shown.map(({ key }) => key));
  const merged = Children.toArray(children)
    .filter((child) => isValidElement(child))
    .map((element, index): Item => {
      const known = shown.find((item) => !item.isLeaving && item.element.key === element.key);
      return { key: known?.key ?? firstKey + index, element, isLeaving: false };
    });
  const find = (item: Item | undefined) => merged.findIndex(({ key }) => key === item?.key);
  shown.forEach((item, index) => {
    if (find(item) >= 0 || merged.some(({ element }) => element.key === item.element.key)) return;
    merged.splice(find(shown[index - 1]) + 1, 0, { ...item, isLeaving: true });
  });
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
  return state.items.map(({ key, element, isLeaving }, index) => (
    <Child
      key={key}
      getElement={() => box.current?.children[index] as HTMLElement | undefined}
      isLeaving={isLeaving}
      returnsFocus={returnsFocus}
      onGone={() =>
        setState((known) => ({
          ...known,
          items: known.items.filter((item) => item.key !== key),
        }))
      }
    >
      {element}
    </Child>
  ));
}

interface ChildProps {
  getElement: () => HTMLElement | undefined;
  isLeaving: boolean;
  returnsFocus: boolean;
  onGone: () => void;
  children: ReactElement;
}

function Child({ isLeaving, returnsFocus, children, ...props }: ChildProps) {
  const origin = useRef<EventTarget | null>(null);
  const lostFocusAt = useRef(-LEAVING_MS);
  const getElement = useEffectEvent(props.getElement);
  const handleGone = useEffectEvent(props.onGone);

  useEffect(() => {
    const element = getElement();
    const listeners = new AbortController();
    const on = (type: 'focusin' | 'focusout', handle: (other: EventTarget | null) => void) =>
      element?.addEventListener(
        type,
        ({ relatedTarget }) => {
          const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
          if (!isInside) handle(relatedTarget);
        },
        listeners,
      );
    on('focusin', (from) => {
      origin.current = from;
    });
    on('focusout', () => {
      lostFocusAt.current = performance.now();
    });
    return () => listeners.abort();
  }, []);

  useLayoutEffect(() => {
    if (!isLeaving) return undefined;
    const element = getElement();
    const hadFocus = performance.now() - lostFocusAt.current < LEAVING_MS;
    // A text field goes at once: Firefox tells of its caret once more, and Orca goes back to it.
    if (!element?.matches(hadFocus ? ':not(input)' : ':focus-within:not(input)')) {
      handleGone();
      return undefined;
    }
    Object.assign(element.style, UNSEEN);
    const timer = setTimeout(() => handleGone(), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  useEffect(() => {
    if (!isLeaving || !returnsFocus) return;
    const isKeyboard = getElement()?.querySelector(':focus-visible') instanceof HTMLElement;
    if (isKeyboard && origin.current instanceof HTMLElement) origin.current.focus();
  }, [isLeaving, returnsFocus]);

  return children;
}
