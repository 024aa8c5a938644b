type Rect = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

export function doOverlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
