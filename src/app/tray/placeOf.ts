export interface Sides {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Where the layout puts a box on the screen, whatever transform it has. */
export function placeOf(box: HTMLElement): Sides {
  const parent = box.offsetParent?.getBoundingClientRect() ?? { top: 0, left: 0 };
  const top = parent.top + box.offsetTop;
  const left = parent.left + box.offsetLeft;
  return { top, left, right: left + box.offsetWidth, bottom: top + box.offsetHeight };
}
