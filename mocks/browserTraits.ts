import type { Approval } from '../src/application/savedState';

export interface BrowserTraits {
  /** Value of `Notification.permission`. */
  readonly notifications?: 'default' | 'granted' | 'denied';
  /** Breaks an API that the form needs, so that only the error page can be shown. */
  readonly isBroken?: true;
  /** An application that was approved in this tab a moment ago, before a reload. */
  readonly approval?: Approval;
}

/** Must run before the page's scripts. Playwright serializes it, so it uses nothing from outside its body. */
export function applyBrowserTraits({ notifications, isBroken, approval }: BrowserTraits): void {
  if (notifications !== undefined && 'Notification' in window) {
    Object.defineProperty(Notification, 'permission', { value: notifications, configurable: true });
  }
  if (approval !== undefined) {
    const state = history.state as object | null;
    history.replaceState({ ...state, approval: { ...approval, untilMs: Date.now() + 60_000 } }, '');
  }
  if (isBroken === true) {
    const defineProperty = Object.defineProperty.bind(Object);
    Object.defineProperty = (target, key, descriptor) => {
      if (key !== 'defaultValue') return defineProperty(target, key, descriptor);
      // Once: each field would report an error.
      Object.defineProperty = defineProperty;
      throw new Error('broken on purpose');
    };
  }
}
