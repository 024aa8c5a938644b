import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { motion, slideUp } from '../design/motion';
import { color, font, radius, shadow, space } from '../design/tokens';
import { ignoreDoubleTap, useIgnoreDoubleTap } from '../lib/doubleTap';
import { IconButton } from './IconButton';

const Box = styled.dialog`
  width: min(100% - ${space.xl}, 35rem);
  max-height: min(80vh, 45rem);
  padding: 0;
  overflow: auto;
  border: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.card};
  overscroll-behavior: contain;
  outline: none;
  &[open] {
    animation: ${slideUp} ${motion.slow};
  }
  &::backdrop {
    background: rgb(17 18 25 / 60%);
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.card};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
`;

const Title = styled.h2`
  overflow-wrap: anywhere;
  font-size: ${font.title};
  line-height: 1.2;
`;

/**
 * The page behind a modal dialog still scrolls with the wheel and the finger; the gutter of its scrollbar stays.
 *
 * @returns a function that lets it scroll again
 */
function lockPageScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}

interface DialogProps {
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  onClose: () => void;
  /** While true, attempts to close call `onClosePrevented` instead. */
  preventClose?: boolean;
  onClosePrevented?: () => void;
  children: ReactNode;
}

/**
 * A modal dialog (section 4, "Modal"): closes on its button, Escape, an outside click, or a resize to zero. The
 * native `<dialog>` traps and restores the focus.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  preventClose = false,
  onClosePrevented,
  children,
}: DialogProps) {
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  /** A selection of text may begin inside and end outside. */
  const wasPressedOutside = useRef(false);
  const ignoreOpeningTap = useIgnoreDoubleTap();

  const requestClose = () => {
    if (preventClose) onClosePrevented?.();
    else onClose();
  };
  const handleResizeToZero = useEffectEvent(requestClose);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    requestClose();
  });

  // Closes before the element is removed: otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    // Of a button inside, Orca in Firefox says the button alone; of the dialog, every reader says title and content.
    dialog.focus();
    const unlockPageScroll = lockPageScroll();
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0 && entry.contentRect.height === 0) {
        handleResizeToZero();
      }
    });
    observer.observe(dialog);
    // On the document: the focus is outside once the focused element has gone.
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKeyDown, true);
      dialog.close();
      unlockPageScroll();
      // The browser restores the focus without scrolling, and the window may have changed its size.
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
    };
  }, []);

  return (
    <Box
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      // Android's back gesture is a close request; Escape is handled above, outside clicks below.
      {...{ closedby: preventClose ? 'none' : 'closerequest' }}
      onCancel={(event) => {
        event.preventDefault();
        requestClose();
      }}
      // Browsers skip `cancel` if there was no user activation since the previous one.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ target }) => {
        wasPressedOutside.current = target === box.current;
      }}
      // The second click of a double click would close the dialog that the first one has opened.
      onClickCapture={ignoreOpeningTap}
      onClick={(event) => {
        // The second click of one that closes it would press what is behind it, such as the submit button.
        ignoreDoubleTap(event);
        if (event.target === box.current && wasPressedOutside.current) requestClose();
      }}
    >
      <Content>
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton icon="cross" label={closeLabel} onClick={requestClose} />
        </Head>
        {children}
      </Content>
    </Box>
  );
}
