export interface Rect {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The viewport rectangle of a box as laid out, ignoring its transform. */
export function getLayoutRect(box: HTMLElement): Rect {
  const parent = box.offsetParent?.getBoundingClientRect() ?? { top: 0, left: 0 };
  const top = parent.top + box.offsetTop;
  const left = parent.left + box.offsetLeft;
  return { top, left, right: left + box.offsetWidth, bottom: top + box.offsetHeight };
}
