/** The slider under a finger: a gesture that scrolls the page changes no sum. */
import { beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { touch } from '../../support/touch';
import { amountButton, amountField, slider } from '../support/elements';
import { dragFinger, emulateTouchScreen, focus, inputOf } from '../support/input';
import { type OpenPage, openPage, sendForm } from '../support/openPage';

let opened: OpenPage;

beforeEach(async () => {
  await emulateTouchScreen();
  opened = await openPage();
});

/** A point of the slider, by its share of the width. */
function pointAt(share: number) {
  const { x, y, width, height } = slider.element().getBoundingClientRect();
  return { x: x + width * share, y: y + height / 2 };
}

const THUMB = 0.29;
const TRACK = 0.8;

async function scrollFrom(share: number, dx = 0): Promise<void> {
  const from = pointAt(share);
  await dragFinger(from, { x: from.x + dx, y: from.y - 250 });
  await expect.poll(() => scrollY).toBeGreaterThan(50);
}

it.each([
  ['vertical, from the thumb', THUMB, 0],
  ['slanted, from the track', TRACK, -60],
] as const)(
  'a finger that scrolls the page across the slider (%s) leaves the sum',
  async (_gesture, share, dx) => {
    await scrollFrom(share, dx);
    await expect.poll(() => inputOf(slider).value).toBe('30000');
    await expect.element(amountButton).toHaveTextContent('30 000 ₽');
  },
);

it.each([
  ['both on the slider', 0.6, 0],
  ['the first above it', TRACK, -300],
])(
  'a gesture of two fingers that the browser takes over (%s) leaves the sum',
  async (_fingers, share, dy) => {
    const tapped = pointAt(0.5);
    await dragFinger(tapped, tapped);
    await expect.element(amountButton).toHaveTextContent(/^5\d 000/);
    const { value } = inputOf(slider);
    const first = { x: pointAt(share).x, y: pointAt(share).y + dy };
    await touch(cdp(), 'touchStart', first);
    await touch(cdp(), 'touchStart', first, pointAt(TRACK));
    await touch(cdp(), 'touchCancel');
    await expect.poll(() => inputOf(slider).value).toBe(value);
  },
);

describe('a touch that stops a page that is still moving', () => {
  beforeEach(() => {
    // Frames may be far from each other on a busy machine: the page moves at the moment of the press.
    const move = () => dispatchEvent(new Event('scroll'));
    addEventListener('pointerdown', move, true);
    return () => removeEventListener('pointerdown', move, true);
  });

  /** Waits until the slider has moved. */
  const touchFrom = async (share: number, dx: number) => {
    const moved = new Promise((resolve) =>
      slider.element().addEventListener('input', resolve, { once: true }),
    );
    const from = pointAt(share);
    await dragFinger(from, { x: from.x + dx, y: from.y });
    await moved;
  };

  it('on the slider leaves the sum', async () => {
    await touchFrom(TRACK, 0);
    await expect.element(amountButton).toHaveTextContent('30 000 ₽');
    await expect.poll(() => inputOf(slider).value).toBe('30000');
  });

  it('and is that of a pen leaves the sum', async () => {
    const at = { ...pointAt(TRACK), button: 'left', clickCount: 1, pointerType: 'pen' } as const;
    await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await expect.poll(() => inputOf(slider).value).not.toBe('30000');
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    await expect.poll(() => inputOf(slider).value).toBe('30000');
  });

  it('and then drags the thumb changes the sum', async () => {
    await touchFrom(THUMB, 150);
    await expect.poll(() => inputOf(slider).value).toMatch(/^8\d000$/);
  });
});

it('a tap on the track, a horizontal drag and the keys change the sum', async () => {
  const tapped = pointAt(TRACK);
  await dragFinger(tapped, tapped);
  await expect.poll(() => inputOf(slider).value).toMatch(/^8\d000$/);
  const from = pointAt(TRACK);
  await dragFinger(from, { x: from.x - 200, y: from.y + 5 });
  await expect.poll(() => inputOf(slider).value).toMatch(/^1\d000$/);
  focus(slider);
  await userEvent.keyboard('{ArrowRight}{End}');
  await expect.element(amountButton).toHaveTextContent('100 000 ₽');
});

it('an amount off the steps survives a finger that scrolls across the slider, and is sent', async () => {
  await userEvent.click(amountButton);
  await userEvent.fill(amountField, '45678');
  await userEvent.keyboard('{Enter}');
  await scrollFrom(TRACK);
  await expect.element(amountButton).toHaveTextContent('45 678 ₽');
  await sendForm();
  await expect.poll(() => opened.service.leads).toMatchObject([{ sum: 45_678 }]);
});
