/** Tells which components React renders, by the interface of React's developer tools. */

/** The parts of React's internal node that the developer tools read, too. */
interface Fiber {
  readonly type: unknown;
  readonly memoizedProps: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** The node of the commit before; null if the component is new. */
  readonly alternate: Fiber | null;
}

/** A function was called for this node. */
const PERFORMED_WORK = 1;

const rendered: string[] = [];

/** Call it before React is loaded, in `vi.hoisted`. */
export function watchRenders(): void {
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => visit(root.current),
    },
  });
}

/**
 * Names of the components that have rendered since the last call, sorted; without those that rendered as a part of
 * another one, with what that has given them.
 */
export function takeRendered(): string[] {
  return [...new Set(rendered.splice(0))].sort();
}

function visit(parent: Fiber, isInRendered = false): void {
  // The children of a node whose subtree has not changed are those of the commit before.
  if (parent.child === parent.alternate?.child) return;
  for (let node = parent.child; node !== null; node = node.sibling) {
    const { alternate } = node;
    const name = nameOf(node.type);
    const hasRendered = alternate === null || (node.flags & PERFORMED_WORK) !== 0;
    if (name === undefined || !hasRendered) {
      visit(node, isInRendered);
      continue;
    }
    const isByItself = alternate?.memoizedProps === node.memoizedProps;
    if (isByItself || !isInRendered) rendered.push(name);
    // Within a new one everything is a part of it.
    if (alternate !== null) visit(node, true);
  }
}

/** Undefined for what is no component, such as an element of HTML. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return undefined;
  const { displayName, render, type: inner } = type as Record<string, unknown>;
  return typeof displayName === 'string' ? displayName : nameOf(render ?? inner);
}
