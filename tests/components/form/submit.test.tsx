/** A submit that fails or waits, and the card of an approved application. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formActions } from '~/features/form/formSlice';
import { PHONE } from '../../support/constants';
import {
  alert,
  approved,
  consent,
  form,
  newApplication,
  next,
  phone,
  retryButton,
  submit,
} from '../support/elements';
import { fillSilently, focus, setComposition } from '../support/input';
import { apply, openForm, openPage, pauseClock, sendForm } from '../support/openPage';

it('a retry with an incomplete phone moves the focus to the phone and keeps the message', async () => {
  // The message would close by itself meanwhile.
  pauseClock();
  const { service } = await openPage({
    service: { faults: { nextOffer: { kind: 'status', status: 500, times: 1 } } },
  });
  await sendForm();
  await expect.element(retryButton).toBeVisible();
  // The fields are free again.
  await userEvent.click(consent);
  await expect.element(consent).not.toBeChecked();
  await userEvent.click(consent);
  focus(phone);
  await userEvent.keyboard('{End}{Backspace}');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await userEvent.click(retryButton);
    await expect.element(phone).toHaveFocus();
  }
  await expect.element(alert).toHaveTextContent('Не удалось отправить заявку');
  await expect.element(form).toHaveTextContent('Допишите номер: ещё 1 цифра');
  expect(service.callsTo('nextOffer')).toHaveLength(1);
  await userEvent.keyboard('9');
  await userEvent.click(retryButton);
  await expect.element(approved).toBeVisible();
});

it('a tap on the disabled button sends a number that was filled in without an event', async () => {
  const { service } = await openPage();
  fillSilently(phone, '89123456789');
  await expect.element(submit).toBeDisabled();
  await userEvent.click(submit, { force: true });
  await expect.poll(() => service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

it('of two numbers, the one that was filled in without an event over the other is sent', async () => {
  const { service } = await openPage();
  await userEvent.type(phone, '9000000000');
  fillSilently(phone, '89123456789');
  await userEvent.click(submit);
  await expect.poll(() => service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

it('a script that submits the form past its listeners opens no url with the phone', async () => {
  await openForm();
  // Outside of a dialog `submit()` does nothing then.
  expect((form.element() as HTMLFormElement).method).toBe('dialog');
});

it('a number that is still being composed is sent', async () => {
  const { service } = await openPage();
  focus(phone);
  await setComposition('9123456789');
  await userEvent.click(submit);
  await expect.poll(() => service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

it('the spinner of a submit stands still with reduced motion', async () => {
  await openPage({ service: { faults: { nextOffer: { kind: 'hang' } } } });
  await sendForm();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  const counts = [submit.element(), ...submit.element().querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].map(
      (pseudo) => getComputedStyle(element, pseudo).animationIterationCount,
    ),
  );
  expect(counts).not.toContain('infinite');
});

describe('the approved card', () => {
  const main = page.getByRole('main');

  it('shows the sum and the partner’s name, and announces that «Далее» opens a new tab', async () => {
    await openPage();
    await apply();
    await expect.element(main).toHaveTextContent(/Лодка Финанс.*Заявка на 30 000 ₽/);
    await expect.element(next).toHaveAccessibleName(/Далее.*откроется в новой вкладке/);
    await expect.element(next).toHaveAttribute('target', '_blank');
    await expect.element(next).toHaveAttribute('rel', 'noopener sponsored');
  });

  it('has «Новая заявка» once Back has brought it out of the back-forward cache', async () => {
    await page.viewport(1280, 900);
    const { service, store } = await openPage();
    await apply();
    expect(newApplication.query()).toBeNull();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    // On a wide screen the second click of a double click hits the submit button.
    await userEvent.dblClick(newApplication, { position: { x: 50, y: 4 } });
    await expect.element(phone).toHaveValue('');
    await apply();
    expect(service.leads).toHaveLength(2);
    await expect.element(newApplication).not.toBeInTheDocument();
    // Reports send those that are new.
    expect(store.getState().form.attempts).toHaveLength(2);
  });

  it('sends nothing when «Новая заявка» is clicked twice on a visit whose phone is known', async () => {
    await page.viewport(1280, 900);
    // However late a busy machine sends the second click.
    pauseClock();
    const { service, store } = await openPage({
      service: { source: { telephone: '79123456789' } },
    });
    await expect.element(phone).toHaveValue(PHONE);
    const offer = { offerUrl: 'https://a.example/', showcaseUrl: null };
    store.dispatch(formActions.approvalRestored({ sumRub: 30_000, ...offer }));
    await expect.element(approved).toBeVisible();
    // A reload leaves the focus where it was.
    await expect.element(approved).not.toHaveFocus();
    await userEvent.dblClick(newApplication, { position: { x: 50, y: 4 } });
    await expect.element(submit).toBeEnabled();
    expect(store.getState().form.lead.status).toBe('editing');
    await userEvent.click(submit);
    await expect.poll(() => service.leads).toHaveLength(1);
  });

  it('names the domain of a partner that no offer on the page names, a Cyrillic one in letters', async () => {
    await openPage({ service: { offerUrl: 'https://займ-онлайн.рф/apply' } });
    await apply();
    await expect.element(page.getByText('займ-онлайн.рф', { exact: true })).toBeVisible();
  });

  it('without an offer url leads to the showcase in this tab', async () => {
    await openPage({ service: { offerUrl: null, showcaseUrl: 'https://vitrina.example/' } });
    await apply();
    await expect.element(next).toHaveAttribute('href', 'https://vitrina.example/');
    await expect.element(next).not.toHaveAttribute('target');
  });
});
