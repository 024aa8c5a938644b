/**
 * Keeps the focus out of the page until it is ready, in browsers without `inert`: Chrome before 102, Safari before
 * 15.5, Firefox before 112. The preloader covers the page, so there is nothing to click.
 */
export function keepFocusOut(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('#root[aria-busy=true]')) target.blur();
  });
}
