/** Text of twice the usual size on the narrowest phone: nothing is cut off at the side. */
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formActions } from '~/features/form/formSlice';
import { approved, consent, form, rules, rulesButton, submit } from '../support/elements';
import { openPage } from '../support/openPage';

it('with text of 32 px in a window of 320 px the page, the rules and the approved sum have their whole lines', async () => {
  document.documentElement.style.fontSize = '32px';
  await page.viewport(320, 740);
  const { store } = await openPage();
  await userEvent.click(consent);
  await expect.element(form).toHaveTextContent('Осталось: телефон, согласие с правилами');
  expect(document.documentElement.scrollWidth).toBe(320);
  const { right } = form.element().getBoundingClientRect();
  const button = submit.element();
  expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  expect(button.scrollWidth).toBe(button.clientWidth);

  await userEvent.click(rulesButton);
  await expect.element(rules.getByRole('link').first()).toBeVisible();
  const dialog = rules.element();
  expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  await userEvent.keyboard('{Escape}');

  const approval = { offerUrl: 'https://partner.example/', showcaseUrl: null, sumRub: 100_000 };
  store.dispatch(formActions.approvalRestored(approval));
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
