import type { MouseEvent } from 'react';

/** Opens a link in a new tab and fires `auxclick` instead of `click`. */
const MIDDLE_BUTTON = 1;

/** Props of a link that call `onOpen` when the visitor opens it; one opened from the context menu is not noticed. */
export function linkOpenHandlers(onOpen: () => void) {
  return {
    onClick: onOpen,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === MIDDLE_BUTTON) onOpen();
    },
  };
}
