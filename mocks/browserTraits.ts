/** What a visitor's browser is like, where that matters. */
export interface BrowserTraits {
  /** What the browser says of the permission for notifications. */
  readonly notifications?: 'default' | 'granted' | 'denied';
  /** Something that the whole page needs is broken, so that nothing of it can be shown. */
  readonly isBroken?: true;
}

/**
 * Makes this browser such a one. Must run before the page's scripts. It is also passed to a browser as text, so it uses
 * nothing from outside.
 */
export function takeOnTraits({ notifications, isBroken }: BrowserTraits): void {
  if (notifications !== undefined && 'Notification' in window) {
    Object.defineProperty(Notification, 'permission', { value: notifications, configurable: true });
  }
  if (isBroken === true) {
    Object.assign(MediaQueryList.prototype, {
      addEventListener: () => {
        throw new Error('broken on purpose');
      },
    });
  }
}
