/** Clicks that come right after what they were meant for has gone, by the first click of a double click or by itself. */
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COOKIE_NOTICE } from '~tests/browser/support/thirdPartySettings';
import {
  acceptCookies,
  overlayOffer,
  phone,
  retryButton,
  rules,
  rulesButton,
  submit,
} from '../support/elements';
import { centreOf, clickAt, waitForFrames } from '../support/input';
import { openPage, pauseClock, run, runUntil, sendForm } from '../support/openPage';

/** For the page no time passes between the clicks, however long a busy machine takes to send them. */
async function doubleClickAt(at: { x: number; y: number }): Promise<void> {
  pauseClock();
  await clickAt(at, 1);
  await clickAt(at, 2);
}

it('a double click beside the rules, above the submit button, closes them and sends nothing', async () => {
  await page.viewport(1280, 900);
  const { store } = await openPage();
  await userEvent.type(phone, '9123456789');
  await userEvent.click(rulesButton);
  await expect.element(rules).toBeVisible();
  const { right, top } = submit.element().getBoundingClientRect();
  await doubleClickAt({ x: right - 10, y: top + 10 });
  await runUntil(() => expect(rules.query()).toBeNull());
  expect(store.getState().form.lead.status).toBe('editing');
});

const closeRules = rules.getByRole('button', { name: 'Закрыть' });
const closeToast = page.getByRole('alert').getByRole('button', { name: 'Закрыть' });
const FAILING = { faults: { nextOffer: { kind: 'status', status: 500 } } } as const;

it.each([
  ['of the rules', closeRules],
  ['of a toast', closeToast],
  ['«Повторить» of a toast', retryButton],
  ['of the cookie notice', acceptCookies],
])(
  'of a double click on the button %s nothing else gets the second click',
  async (_name, button) => {
    await openPage({ service: { ...FAILING, siteInfo: COOKIE_NOTICE } });
    await userEvent.type(phone, '9123456789');
    if (button === closeToast || button === retryButton) await userEvent.click(submit);
    if (button === closeRules) await userEvent.click(rulesButton);
    // On a phone the offer, when it comes, moves the notice.
    for (const part of [overlayOffer, button]) await expect.element(part).toBeInTheDocument();
    await waitForFrames();
    button.element().scrollIntoView({ block: 'nearest' });
    const counts: number[] = [];
    const record = ({ detail }: MouseEvent) => counts.push(detail);
    document.addEventListener('click', record);
    await doubleClickAt(centreOf(button));
    document.removeEventListener('click', record);
    expect(counts).toEqual([1]);
  },
);

it.each([
  ['a toast', retryButton],
  ['the cookie notice', acceptCookies],
])(
  'a click on a button of %s that has just closed by itself presses nothing else',
  async (_name, button) => {
    pauseClock();
    await openPage({ service: { ...FAILING, siteInfo: COOKIE_NOTICE } });
    if (button === retryButton) {
      await sendForm();
    }
    await runUntil(() => expect(button.query()).toBeVisible());
    button.element().scrollIntoView({ block: 'nearest' });
    await run(9_000);
    const at = centreOf(button);
    await runUntil(() => expect(button.query()).toBeNull());
    const clicked: unknown[] = [];
    const record = ({ target }: MouseEvent) => clicked.push(target);
    document.addEventListener('click', record);
    await clickAt(at);
    document.removeEventListener('click', record);
    expect(clicked).toEqual([]);
  },
);

it('a click on another control right after it counts', async () => {
  await openPage();
  await userEvent.click(rulesButton);
  await userEvent.click(closeRules);
  await userEvent.click(rulesButton);
  await expect.element(rules).toBeVisible();
});
