/**
 * A browser's translator takes text nodes out of the page and puts elements of its own in their place. React then asks
 * the document to remove, or to insert before, a node that is no longer where it was, and the error would cost the
 * whole page. What is gone need not be removed, and what has lost its place goes to the end.
 */
export function surviveTranslators({ prototype }: typeof Node): void {
  const remove = Reflect.get(prototype, 'removeChild') as (child: Node) => Node;
  const insert = Reflect.get(prototype, 'insertBefore') as (
    node: Node,
    before: Node | null,
  ) => Node;
  Reflect.set(prototype, 'removeChild', function removeChild(this: Node, child: Node): Node {
    return child.parentNode === this ? remove.call(this, child) : child;
  });
  Reflect.set(
    prototype,
    'insertBefore',
    function insertBefore(this: Node, node: Node, before: Node | null): Node {
      return insert.call(this, node, before?.parentNode === this ? before : null);
    },
  );
}
