/** Messages between ports, by which React's scheduler goes on from one slice of its work to the next. */
import type { Page } from '@playwright/test';

interface Messages {
  /** From now on none arrives. */
  hold: () => void;
  /** Delivers the next of those held. For React a slice is used up after a few looks at the clock. */
  step: () => void;
  /** Delivers what was held, and all that follow. */
  release: () => void;
  readonly held: (() => void)[];
}

declare global {
  interface Window {
    messages: Messages;
  }
}

/** Lets a test hold them by `window.messages`. Call before the page opens. */
export async function controlMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHeld = false;
    const post = Reflect.get(MessagePort.prototype, 'postMessage');
    MessagePort.prototype.postMessage = function (...options: unknown[]) {
      const send = () => void Reflect.apply(post, this, options);
      if (isHeld) held.push(send);
      else send();
    };
    const now = performance.now.bind(performance);
    let skippedMs = 0;
    performance.now = () => {
      if (isHeld) skippedMs += 2;
      return now() + skippedMs;
    };
    window.messages = {
      hold: () => {
        isHeld = true;
      },
      step: () => {
        // React would end a render that takes seconds in one task.
        skippedMs = 0;
        held.shift()?.();
      },
      release: () => {
        isHeld = false;
        held.splice(0).forEach((send) => send());
      },
      held,
    };
  });
}
