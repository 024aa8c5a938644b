import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, font, motion, radius, shadow, space } from '../design/tokens';
import { IconButton } from './IconButton';

const arrive = keyframes`from { opacity: 0; transform: translateY(16px) }`;

const Box = styled.dialog`
  width: min(100% - ${space.xl}, 560px);
  max-height: min(80vh, 720px);
  padding: 0;
  overflow: auto;
  border: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.card};
  overscroll-behavior: contain;
  &[open] {
    animation: ${arrive} ${motion.slow};
  }
  &::backdrop {
    background: rgb(17 18 25 / 60%);
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
`;

const Title = styled.h2`
  font-size: ${font.title};
  line-height: 1.2;
`;

interface DialogProps {
  title: string;
  /** What a voice calls the close button. */
  closeLabel: string;
  onClose: () => void;
  /** While true, nothing that the visitor does closes it; each attempt is told instead. */
  preventClose?: boolean;
  onClosePrevented?: () => void;
  children: ReactNode;
}

/**
 * A modal dialog (section 4, "Modal"): it closes by its button, Escape, a click outside, or a resize to nothing. The
 * browser's own `<dialog>` keeps the focus inside and gives it back.
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

  const requestClose = () => {
    if (preventClose) onClosePrevented?.();
    else onClose();
  };
  const latestRequestClose = useRef(requestClose);
  useEffect(() => {
    latestRequestClose.current = requestClose;
  });

  // Closed before it is taken out of the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0 && entry.contentRect.height === 0) {
        latestRequestClose.current();
      }
    });
    observer.observe(dialog);
    return () => {
      observer.disconnect();
      dialog.close();
    };
  }, []);

  return (
    <Box
      ref={box}
      aria-labelledby={titleId}
      // The browser would close it by itself at a repeated Escape, whatever a cancel handler says.
      {...{ closedby: 'none' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        requestClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        requestClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) requestClose();
      }}
    >
      <Sheet>
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton icon="cross" label={closeLabel} onClick={requestClose} />
        </Head>
        {children}
      </Sheet>
    </Box>
  );
}
