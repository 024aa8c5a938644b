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

const press = (key: string) => {
  focus(slider);
  return keyboard(key);
};
const expectSlider = (value: string) => expect.poll(() => inputOf(slider).value).toBe(value);
const expectSum = (sum: string) => expect.element(amountButton).toHaveTextContent(sum);
// A tap on a button leaves the focus in the field on iOS.
const submitWithoutBlur = () => (form.element() as HTMLFormElement).requestSubmit();

describe('the slider of the amount', () => {
  beforeEach(() => openForm());

  it.each([
    ['99600', '{ArrowRight}', '100 000 ₽'],
    ['3400', '{ArrowLeft}', '3 000 ₽'],
  ])('moves from %s rubles, off the steps, by %s to its end', async (typed, key, sum) => {
    await openEditor();
    await keyboard(`${typed}{Enter}`);
    await press(key);
    await expectSum(sum);
  });
});

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
    await press('{ArrowRight}');
    await expectSlider('47000');
  });

  it.each([
    ['5', '3 000 ₽'],
    ['999999', '100 000 ₽'],
    ['45000,50', '45 000 ₽'],
  ])('moves %s into the range, without kopecks, on blur', async (typed, sum) => {
    await openEditor();
    await keyboard(typed);
    await userEvent.click(phone);
    await expect.element(amountField).not.toBeInTheDocument();
    await expectSum(sum);
    await expect.element(phone).toHaveFocus();
  });

  it.each([
    ['says at once that it does not take', '45 тыс', '45', isTold],
    ['says at once that it does not take', 'сорок', '', isTold],
    ['takes', '45000 руб.', '45\u00a0000', isNotTold],
  ])('%s «%s» typed by keys', async (_what, typed, shown, expectTold) => {
    await openEditor();
    await keyboard(typed);
    await expect.element(amountField).toHaveValue(shown);
    await expectTold();
  });

  it('gives the amount back on Escape', async () => {
    await openEditor();
    await keyboard('70000');
    await expectSlider('70000');
    await keyboard('{Escape}');
    await expectSum('30 000 ₽');
    await expect.element(amountButton).toHaveFocus();
    await keyboard('{Enter}');
    await expect.element(amountField).toHaveFocus();
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

  it.each([
    ['character by character', () => Array.from('45000', commitComposed)],
    [
      'as one growing composition',
      () => [...['4', '45', '450', '4500'].map(setComposition), commitComposed('45000')],
    ],
  ])('takes an amount that is composed %s', async (_way, compose) => {
    await openEditor();
    await clearFocused();
    await Promise.all(compose());
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

async function commitComposed(text: string): Promise<void> {
  await Promise.all([setComposition(text), commitText(text)]);
}

describe('an amount that is still edited', () => {
  it('sends no amount_changed event when it is left by Escape', async () => {
    const layer: unknown[] = [];
    Object.assign(window, { dataLayer: layer });
    await openForm();
    await openEditor();
    await keyboard('{Escape}');
    await userEvent.type(phone, '9123456789');
    await expect.poll(() => layer).toContainEqual({ event: 'phone_completed' });
    expect(layer).not.toContainEqual({ event: 'amount_changed' });
  });

  it('loses its error when a submit closes its field', async () => {
    const { service } = await openPage({
      prepare: ({ setFault }) => setFault('nextOffer', { kind: 'status', status: 500 }),
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
