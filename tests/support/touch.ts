import type { CDPSession } from '@playwright/test';

/** In CSS pixels from the viewport's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Moves a finger along a line, in steps of a few pixels as a touch screen reports them. */
export async function dragFinger(
  client: Pick<CDPSession, 'send'>,
  from: Point,
  to: Point,
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 12; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / 12;
    const y = from.y + ((to.y - from.y) * step) / 12;
    await touch('touchMove', [{ x, y }]);
  }
  await touch('touchEnd', []);
}
