import type { Page } from '@playwright/test';

/** Applies a theme and colour mode to the open page, without transitions. */
export async function setPalette(page: Page, theme: string, mode: string): Promise<void> {
  await page.evaluate(
    (palette) => {
      document.documentElement.dataset['theme'] = palette.theme;
      document.documentElement.dataset['colorMode'] = palette.mode;
      // Colours in the middle of a transition have another contrast; an inherited colour starts a transition of its own.
      // Finished by hand: under load a browser may never finish one.
      const findTransitions = () =>
        document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      for (let running = findTransitions(); running.length > 0; running = findTransitions()) {
        running.forEach((transition) => transition.finish());
      }
    },
    { theme, mode },
  );
}
