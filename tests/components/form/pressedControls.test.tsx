/** What is pressed stays under the pointer until the press is over, also on the narrowest phone. */
import { expect, it } from 'vitest';
import { cdp, page, userEvent, type Locator } from 'vitest/browser';
import { touch } from '../../support/touch';
import { amountButton, amountField, consent, form, phone, slider } from '../support/elements';
import { centreOf, pressMouse, releaseMouse, waitForFrames } from '../support/input';
import { openPage } from '../support/openPage';

/** On this screen the hint of the phone has two lines, its messages have one. */
async function openNarrow() {
  await page.viewport(320, 568);
  return openPage();
}

/** Holds the mouse button down while the focus goes from a field, whose message changes. */
async function expectSteady(control: Locator): Promise<void> {
  control.element().scrollIntoView({ block: 'center' });
  await waitForFrames();
  const at = centreOf(control);
  await pressMouse(at);
  await waitForFrames();
  expect(centreOf(control).y).toBe(at.y);
  await releaseMouse(at);
  await expectOwnHeights();
}

const expectOwnHeights = () =>
  expect.poll(() => form.element().querySelectorAll('[style*=height]')).toHaveLength(0);

it('a press on the consent counts though the phone’s message, which it brings, is shorter than the hint', async () => {
  await openNarrow();
  await userEvent.type(phone, '912');
  await expectSteady(consent);
  await expect.element(consent).not.toBeChecked();
});

it('a press on the consent counts though the amount’s hint, which it brings back, is longer than the message', async () => {
  await openNarrow();
  await userEvent.click(amountButton);
  await expect.element(amountField).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(amountButton);
  await userEvent.fill(amountField, '999999');
  await expect.element(form).toHaveTextContent(/Сумма — от/);
  await expectSteady(consent);
  await expect.element(consent).not.toBeChecked();
});

it('the messages have their own heights again after a scroll, a press without a click, and a context menu', async () => {
  await openNarrow();
  const at = centreOf(consent);
  await touch(cdp(), 'touchStart', at);
  await expect
    .poll(() => form.element().querySelectorAll('[style*=height]').length)
    .toBeGreaterThan(0);
  await touch(cdp(), 'touchCancel');
  await expectOwnHeights();
  await pressMouse(at);
  await releaseMouse({ x: 0, y: 0 });
  await expectOwnHeights();
  const rightButton = { ...at, button: 'right', clickCount: 1 } as const;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...rightButton });
  await expectOwnHeights();
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...rightButton });
});

it('the hint of the amount has its own height while the slider is dragged', async () => {
  // Here it takes two lines in any typeface.
  await page.viewport(280, 568);
  await openPage();
  const readHeight = () => form.element().getBoundingClientRect().height;
  const height = readHeight();
  const { right, top } = slider.element().getBoundingClientRect();
  const at = { x: right - 4, y: top + 20 };
  await pressMouse(at);
  await expect.element(amountButton).toHaveTextContent(/^100/);
  await expect.poll(readHeight).toBeGreaterThan(height);
  await releaseMouse(at);
});
