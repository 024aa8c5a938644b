/** Set on an input while a composition runs that began before hydration. */
export const COMPOSING_ATTRIBUTE = 'data-composing';
