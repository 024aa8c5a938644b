/**
 * Tells which of the page's components have rendered, as React's own developer tools learn it: after every commit React
 * hands over the tree. The set-up of the tests imports it before React, which looks for this hook once.
 */

/** What is read of React's inner tree. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** The same place before this commit; null for what is new. */
  readonly alternate: Fiber | null;
}

/** The bit of `flags` that says that the component's function ran. */
const PERFORMED_WORK = 1;

let rendered: string[] = [];

function note(fiber: Fiber): void {
  const { type, flags, child, alternate } = fiber;
  if (typeof type === 'function' && (flags & PERFORMED_WORK) !== 0) rendered.push(type.name);
  // The same children as before: nothing below was looked at, and its flags are of some earlier commit.
  if (alternate !== null && child === alternate.child) return;
  for (let each = child; each !== null; each = each.sibling) note(each);
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => note(current),
    onCommitFiberUnmount: () => undefined,
  },
});

/** The names of the components that have rendered since this was last asked, each once, in the order of the alphabet. */
export function takeRendered(): string[] {
  const names = [...new Set(rendered)].sort();
  rendered = [];
  return names;
}
