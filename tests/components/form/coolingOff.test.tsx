/** The line about the cooling-off period on sites whose settings differ; that it moves nothing, on the built page. */
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { amountButton, amountField, form } from '../support/elements';
import { openForm } from '../support/openPage';

async function typeAmount(amount: string): Promise<void> {
  await userEvent.click(amountButton);
  await userEvent.fill(amountField, amount);
  await userEvent.keyboard('{Enter}');
}

it('the line about the cooling-off period names two days from 200 000 ₽', async () => {
  await openForm({ site: { calculator: { amount: { max: 300_000 } } } });
  await typeAmount('199999');
  await expect.element(form).toHaveTextContent('Деньги через 4 часа после договора');
  await typeAmount('200000');
  await expect.element(form).toHaveTextContent('Деньги через 2 дня после договора');
});

it('the line about the cooling-off period is absent on a site with coolingOffFromRub 0', async () => {
  await openForm({ site: { hints: { coolingOffFromRub: 0 } } });
  await typeAmount('100000');
  await expect.element(amountButton).toHaveTextContent('100 000 ₽');
  await expect.element(form).not.toHaveTextContent('Деньги через');
});
