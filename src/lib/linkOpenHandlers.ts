import type { MouseEvent as ReactMouseEvent } from 'react';

export type LinkClick = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
>;

/** The middle button opens a link in a new tab and fires `auxclick` instead of `click`. */
const MIDDLE_BUTTON = 1;

/** True for a click that no browser opens in the same view; null for one that opens nothing. */
export function opensNewTab({ button, ctrlKey, metaKey, shiftKey }: LinkClick): boolean | null {
  if (button > MIDDLE_BUTTON) return null;
  return button === MIDDLE_BUTTON || ctrlKey || metaKey || shiftKey;
}

/** Props of a link that call `onOpen` when the visitor opens it; one opened from the context menu is not noticed. */
export function linkOpenHandlers(onOpen: () => void) {
  const handle = (event: ReactMouseEvent) => {
    if (opensNewTab(event) !== null) onOpen();
  };
  return { onClick: handle, onAuxClick: handle };
}
