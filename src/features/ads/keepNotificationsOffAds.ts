import { doOverlap } from '../../lib/doOverlap';

/** A slot reserves more height than its ad may have. */
const ADS = '[data-status=filled] > *';
/** Without `:is`, which Chrome 86 does not know. */
const FIELDS = '#root form input, #root form button';

/**
 * Moves the notifications to the nearest place in the window where they cover no ad, and if possible no field and no
 * sheet. They stay where ads leave no place, and while they are used.
 */
export function keepNotificationsOffAds(): void {
  const stack = document.querySelector<HTMLElement>('#root [role=alert]')?.parentElement;
  if (!stack) return;
  const { style } = stack;
  const getRects = (selector: string) =>
    [...document.querySelectorAll(selector)]
      // The collapsed overlay holds an ad, too.
      .filter((each) => getComputedStyle(each).visibility === 'visible')
      .map((each) => each.getBoundingClientRect());

  const place = () => {
    if (stack.querySelector('button') === null || stack.matches(':hover, :focus-within')) return;
    style.translate = '';
    const { top, bottom, left, right } = stack.getBoundingClientRect();
    const ads = getRects(ADS);
    const isClear = (x: number, y: number, obstacles: DOMRect[]) => {
      const moved = { top: top + y, bottom: bottom + y, left: left + x, right: right + x };
      return !obstacles.some((each) => doOverlap(each, moved));
    };
    if (isClear(0, 0, ads)) return;
    // As high as the sheets, hidden ones included, see `usePublishHeights`.
    const aboveSheets = innerHeight - parseFloat(getComputedStyle(document.body).paddingBottom);
    const choices = [
      { lowest: aboveSheets, obstacles: [...ads, ...getRects(FIELDS)] },
      { lowest: aboveSheets, obstacles: ads },
      { lowest: innerHeight, obstacles: ads },
    ];
    for (const { lowest, obstacles } of choices) {
      const shifts = ads
        .flatMap((ad) => [ad.bottom - top, ad.top - bottom])
        .concat(-top, lowest - bottom)
        .filter((y) => top + y >= 0 && bottom + y <= lowest)
        .sort((a, b) => Math.abs(a) - Math.abs(b));
      for (const x of [0, -left]) {
        const y = shifts.find((each) => isClear(x, each, obstacles));
        if (y === undefined) continue;
        style.translate = `${String(x)}px ${String(y)}px`;
        return;
      }
    }
  };

  const observer = new ResizeObserver(place);
  observer.observe(stack);
  // Ads and sections change the height of the page.
  observer.observe(document.body);
  // The overlay opens and closes.
  const attributes = { attributes: true, attributeFilter: ['style'] };
  new MutationObserver(place).observe(document.documentElement, attributes);
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
}
