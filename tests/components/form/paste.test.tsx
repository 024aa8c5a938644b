/** Pasting into the fields. One file: the clipboard belongs to all pages of the browser. */
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isFullRun } from '../../support/constants';
import { invalidPhones, samplePhoneFormats } from '../../support/phoneNumbers';
import { amountButton, amountField, clearPhone, form, phone, submit } from '../support/elements';
import { blur, clearFocused, focus, inputOf, pasteText } from '../support/input';
import { openForm, pauseClock } from '../support/openPage';

const { keyboard } = userEvent;

describe('the phone field', () => {
  const isTried = (_: unknown, at: number) => isFullRun || at % 6 === 0;
  const formats = samplePhoneFormats(13).filter(isTried);
  const invalid = invalidPhones.filter(isTried);

  it(`accepts ${formats.length} formats of a mobile and refuses ${invalid.length} invalid numbers when pasted`, async () => {
    await openForm();
    focus(phone);
    const expectEach = async (text: string, shown: string, isAccepted: boolean) => {
      await pasteText(text);
      await expect.element(phone).toHaveValue(shown);
      await expect.poll(() => inputOf(submit).disabled, { message: text }).toBe(!isAccepted);
      await clearFocused();
    };
    for (const { text, expected } of formats) await expectEach(text, expected, true);
    for (const { text } of invalid) await expectEach(text, text, false);
  });

  it('brings back by Ctrl+Z what was typed, pasted or cleared, one step at a time', async () => {
    await openForm();
    const expectEach = async (keys: string, values: readonly string[]) => {
      for (const shown of values) {
        await keyboard(keys);
        await expect.element(phone).toHaveValue(shown);
      }
    };
    await userEvent.type(phone, '912');
    await pasteText('8 900 000-00-00');
    await userEvent.click(clearPhone);
    await expect.element(phone).toHaveValue('');
    await expectEach('{Control>}z{/Control}', ['+7 (900) 000-00-00', '+7 (912', '+7 (91']);
    // The same key on a Russian keyboard.
    inputOf(phone).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'я', ctrlKey: true, bubbles: true }),
    );
    await expect.element(phone).toHaveValue('+7 (9');
    await expectEach('{Control>}{Shift>}Z{/Shift}{/Control}', [
      ...['+7 (91', '+7 (912', '+7 (900) 000-00-00', '', ''],
    ]);
    await keyboard('{Control>}zz{/Control}');
    await expectEach('3', ['+7 (912) 3']);
    await expectEach('{Control>}y{/Control}', ['+7 (912) 3']);
  });

  it('shows the message about a pasted number at once, before and after the first blur', async () => {
    pauseClock();
    await openForm();
    for (let time = 0; time < 2; time += 1) {
      focus(phone);
      await pasteText('+7 495 123-45-67');
      await expect.element(form.getByText('Номер мобильного начинается с +7 (9')).toBeVisible();
      await keyboard('{Backspace}');
      await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
      await userEvent.fill(phone, '');
      blur();
    }
  });
});

describe('the field of the amount', () => {
  it('takes a pasted sum, and tells at once that it does not take a text without a number', async () => {
    await openForm();
    await userEvent.click(amountButton);
    await expect.element(amountField).toHaveFocus();
    await pasteText('сорок тысяч');
    await expect.element(amountField).toHaveValue('30\u00a0000');
    await expect.element(form.getByText(/Сумма — от 3\s000 до 100\s000\s₽/)).toBeVisible();
    await keyboard('{Backspace}');
    await expect.element(amountField).not.toHaveAttribute('aria-invalid');
    await pasteText('45 000 ₽');
    await keyboard('{Enter}');
    await expect.element(amountButton).toHaveTextContent('45 000 ₽');
  });
});
