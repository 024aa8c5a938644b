/** Text of twice the usual size on narrow phones: nothing is cut off at the side. */
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formActions } from '~/features/form/formSlice';
import { approved, consent, form, rules, rulesButton, submit } from '../support/elements';
import { type OpenPage, openPage } from '../support/openPage';

describe.each([320, 360])('with text of 32 px in a window of %i px', (width) => {
  let opened: OpenPage;

  beforeEach(async () => {
    document.documentElement.style.fontSize = '32px';
    await page.viewport(width, 740);
    opened = await openPage();
  });

  it('the page has no more width than the window, and the button stays in the form', async () => {
    await userEvent.click(consent);
    await expect.element(form).toHaveTextContent('Осталось: телефон, согласие с правилами');
    expect(document.documentElement.scrollWidth).toBe(width);
    const { right } = form.element().getBoundingClientRect();
    const button = submit.element();
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    expect(button.scrollWidth).toBe(button.clientWidth);
  });

  it('the rules show the beginning of each line', async () => {
    await userEvent.click(rulesButton);
    await expect.element(rules.getByRole('link').first()).toBeVisible();
    const dialog = rules.element();
    expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  });

  it('the approved sum stays in one line', async () => {
    const approval = { offerUrl: 'https://partner.example/', showcaseUrl: null, sumRub: 100_000 };
    opened.store.dispatch(formActions.approvalRestored(approval));
    await expect.element(approved).toBeVisible();
    const sum = page.getByText(/Заявка на/);
    await expect.element(sum).toBeVisible();
    const text = sum.element().firstChild;
    if (!(text instanceof Text)) throw new Error('the sum is no text');
    const range = document.createRange();
    range.setStart(text, text.data.indexOf('1'));
    range.setEnd(text, text.length);
    expect(range.getClientRects()).toHaveLength(1);
  });
});
