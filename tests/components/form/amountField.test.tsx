/** The amount: its slider, its button and the field that the button turns into. */
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alert, amountButton, amountField, form, phone, slider, submit } from '../support/elements';
import {
  clearFocused,
  commitText,
  emulateTouchScreen,
  focus,
  inputOf,
  setComposition,
} from '../support/input';
import { openForm, openPage, pauseClock, run } from '../support/openPage';

const { keyboard } = userEvent;

async function openEditor() {
  await userEvent.click(amountButton);
  await expect.element(amountField).toHaveFocus();
}

const expectSlider = (value: string) => expect.poll(() => inputOf(slider).value).toBe(value);
const expectSum = (sum: string) => expect.element(amountButton).toHaveTextContent(sum);
// A tap on a button leaves the focus in the field on iOS.
const submitWithoutBlur = () => (form.element() as HTMLFormElement).requestSubmit();

describe('the field of the amount, at first,', () => {
  beforeEach(async () => {
    pauseClock();
    await openForm();
  });

  it('is focused 100 ms after a click on the amount', async () => {
    await userEvent.click(amountButton);
    await expect.element(amountField).toBeVisible();
    await run(99);
    await expect.element(amountField).not.toHaveFocus();
    await run(1);
    await expect.element(amountField).toHaveFocus();
    await expect.element(amountField).toHaveValue('30\u00a0000');
  });

  it('is focused during the tap on a touch screen, as the keyboard of iOS requires', async () => {
    await emulateTouchScreen();
    await userEvent.click(amountButton);
    await expect.element(amountField).toHaveFocus();
    await keyboard('15');
    await run(100);
    await keyboard('000');
    await expect.element(amountField).toHaveValue('15\u00a0000');
  });

  it('leaves the focus to a phone field that is focused right after it', async () => {
    await userEvent.click(amountButton);
    focus(phone);
    await run(200);
    await expect.element(phone).toHaveFocus();
    await expect.element(amountButton).toBeVisible();
  });

  it('keeps what is typed before its delayed focus', async () => {
    await userEvent.click(amountButton);
    focus(amountField);
    await keyboard('{End}{Backspace}');
    await run(200);
    await expect.element(amountField).toHaveFocus();
    await keyboard('5');
    await expect.element(amountField).toHaveValue('30\u00a0005');
  });

  it('shows no error before its first blur', async () => {
    await userEvent.click(amountButton);
    await run(100);
    await keyboard('3');
    await run(1_000);
    await expect.element(amountField).not.toHaveAttribute('aria-invalid');
  });
});

describe('the field of the amount', () => {
  beforeEach(() => openForm());

  const isTold = () => expect.element(amountField).toHaveAttribute('aria-invalid', 'true');
  const isNotTold = () => expect.element(amountField).not.toHaveAttribute('aria-invalid');

  it('keeps an amount off the 1 000 grid, and the slider follows while it is typed', async () => {
    await openEditor();
    await keyboard('4');
    await expectSlider('3000');
    await keyboard('5678');
    await expect.element(amountField).toHaveValue('45\u00a0678');
    await expectSlider('46000');
    await keyboard('{Enter}');
    await expect.element(amountButton).toHaveFocus();
    await expectSum('45 678 ₽');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '45\u00a0678 рублей');
    focus(slider);
    await keyboard('{ArrowRight}');
    await expectSlider('47000');
  });

  it('moves an amount into the range on blur', async () => {
    await openEditor();
    await keyboard('999999');
    await userEvent.click(phone);
    await expect.element(amountField).not.toBeInTheDocument();
    await expectSum('100 000 ₽');
    await expect.element(phone).toHaveFocus();
  });

  it('says at once that it does not take «тыс», typed by keys', async () => {
    await openEditor();
    await keyboard('45 тыс');
    await expect.element(amountField).toHaveValue('45');
    await isTold();
  });

  it('gives the amount back on Escape, and sends no event if it has not changed', async () => {
    const layer: unknown[] = [];
    Object.assign(window, { dataLayer: layer });
    await openEditor();
    await keyboard('{Escape}{Enter}');
    await expect.element(amountField).toHaveFocus();
    await userEvent.type(phone, '9123456789');
    await expect.poll(() => layer).toContainEqual({ event: 'phone_completed' });
    expect(layer).not.toContainEqual({ event: 'amount_changed' });
    await openEditor();
    await keyboard('70000');
    await expectSlider('70000');
    await keyboard('{Escape}');
    await expectSum('30 000 ₽');
    await expect.element(amountButton).toHaveFocus();
  });

  it('follows the slider while it has the focus, as when the slider is dragged by touch', async () => {
    await openEditor();
    await keyboard('450000');
    // The mouse would move the focus to the slider.
    inputOf(slider).valueAsNumber = 70_000;
    inputOf(slider).dispatchEvent(new Event('input', { bubbles: true }));
    await expect.element(amountField).toHaveValue('70\u00a0000');
    await expect.element(amountField).toHaveFocus();
    await keyboard('{Escape}');
    await expectSum('70 000 ₽');
  });

  it('shows after its first blur the error of an amount out of range while it is typed, and moves no button', async () => {
    await openEditor();
    await keyboard('{Enter}');
    const top = () => submit.element().getBoundingClientRect().top;
    const before = top();
    await openEditor();
    await keyboard('500');
    await isTold();
    expect(top()).toBe(before);
    await keyboard('0');
    await isNotTold();
  });

  it('takes an amount that is composed', async () => {
    await openEditor();
    await clearFocused();
    const composed = ['4', '45', '450', '4500', '45000'].map(setComposition);
    await Promise.all([...composed, commitText('45000')]);
    await expectSlider('45000');
    await keyboard('{Enter}');
    await expectSum('45 000 ₽');
  });

  it('gives the amount back when a composition ends in a deletion without an input event', async () => {
    await openEditor();
    await keyboard('{End}');
    await setComposition('5');
    await expectSlider('100000');
    // Firefox for Android ends the composition by its deletion, and reports only the end.
    Reflect.set(HTMLInputElement.prototype, 'value', '30\u00a0000', inputOf(amountField));
    inputOf(amountField).dispatchEvent(
      new CompositionEvent('compositionend', { bubbles: true, data: '' }),
    );
    await expectSlider('30000');
    await keyboard('{Enter}');
    await expectSum('30 000 ₽');
  });
});

describe('an amount that is still edited', () => {
  it('loses its error when a submit closes its field', async () => {
    const { service } = await openPage({
      service: { faults: { nextOffer: { kind: 'status', status: 500 } } },
    });
    await userEvent.type(phone, '9123456789');
    await openEditor();
    await keyboard('50000{Enter}');
    await openEditor();
    await keyboard('999999');
    const error = form.getByText('Сумма — от');
    await expect.element(error).toBeVisible();
    submitWithoutBlur();
    await expect.element(alert).toHaveTextContent('Не удалось');
    await expectSum('100 000 ₽');
    await expect.element(error).not.toBeInTheDocument();
    expect(service.leads).toEqual([]);
  });

  it('is left by a submit while it is empty, which sends the previous amount', async () => {
    const { service } = await openPage();
    await userEvent.type(phone, '9123456789');
    await openEditor();
    await keyboard('{End}{Backspace>6/}');
    await expect.element(amountField).toHaveValue('');
    await expectSlider('30000');
    submitWithoutBlur();
    await expect.poll(() => service.leads).toMatchObject([{ sum: 30_000 }]);
  });
});
