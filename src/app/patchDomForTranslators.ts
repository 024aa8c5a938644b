/**
 * Makes React survive page translators, which replace text nodes by their own elements: removing a node that is
 * gone is ignored, and inserting before such a node appends instead of throwing.
 */
export function patchDomForTranslators({ prototype }: typeof Node): void {
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
