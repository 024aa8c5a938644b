import type { MouseEvent } from 'react';

/** Opens a link in a new tab and fires `auxclick` instead of `click`. */
const MIDDLE_BUTTON = 1;

/**
 * Props of a link that call `onOpen` when the visitor opens it; one opened from the context menu is not noticed.
 *
 * @param onOpen its argument is true for a middle or modified click, which no browser opens in the same view
 */
export function linkOpenHandlers(onOpen: (isNewTab: boolean) => void) {
  return {
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => onOpen(ctrlKey || metaKey || shiftKey),
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === MIDDLE_BUTTON) onOpen(true);
    },
  };
}
