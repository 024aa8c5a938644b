import type { CDPSession } from '@playwright/test';

/** In CSS pixels from the viewport's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

type Client = Pick<CDPSession, 'send'>;

/** @param points of the fingers that are on the screen then */
export async function touch(
  client: Client,
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  ...points: Point[]
): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
}

/** Moves a finger along a line, in steps of a few pixels as a touch screen reports them. */
export async function dragFinger(client: Client, from: Point, to: Point): Promise<void> {
  await touch(client, 'touchStart', from);
  for (let step = 1; step <= 12; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / 12;
    const y = from.y + ((to.y - from.y) * step) / 12;
    await touch(client, 'touchMove', { x, y });
  }
  await touch(client, 'touchEnd');
}
