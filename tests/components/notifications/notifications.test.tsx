/** The notification of a failed submit: when it closes by itself, and where the focus goes. */
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alert, phone, retryButton, rules, rulesButton } from '../support/elements';
import { focus, moveMouse, pointAt, setTabVisibility } from '../support/input';
import { openPage, pauseClock, run, runUntil, sendForm } from '../support/openPage';

const isShown = () => expect.element(alert).toHaveTextContent('Не удалось');
const isGone = () => expect.element(alert).toBeEmptyDOMElement();

beforeEach(async () => {
  pauseClock();
  await openPage({
    service: {
      // The cookie notice and the overlay offer open meanwhile, which must not close the notification.
      siteInfo: { gdpr_use: '1' },
      faults: { nextOffer: { kind: 'status', status: 500 } },
    },
  });
  await sendForm();
  await runUntil(() => expect(alert.query()?.textContent).toContain('Не удалось'));
});

it('a notification stays while it is hovered or focused or the tab is hidden', async () => {
  await pointAt(alert.getByText('Не удалось'));
  await run(20_000);
  await isShown();
  await moveMouse({ x: 5, y: 5 });
  focus(retryButton);
  await run(20_000);
  await isShown();
  setTabVisibility('hidden');
  focus(phone);
  await run(60_000);
  await isShown();
  setTabVisibility('visible');
  await run(10_500);
  await isGone();
});

it('a notification outlasts the rules, behind which nobody reads it', async () => {
  await userEvent.click(rulesButton);
  await runUntil(() => expect(rules.query()).toBeVisible());
  await run(20_000);
  await userEvent.keyboard('{Escape}');
  await expect.element(rules).not.toBeInTheDocument();
  await run(5_000);
  expect(alert.element().textContent).toContain('Не удалось');
  await run(6_000);
  await isGone();
});

it.each(['Закрыть', 'Повторить'])(
  'a notification closed by keyboard with «%s» returns the focus',
  async (name) => {
    focus(phone);
    // The focus comes from the phone field, wherever the notification is in the tab order.
    focus(alert.getByRole('button', { name }));
    await userEvent.keyboard('{Enter}');
    await expect.element(phone).toHaveFocus();
  },
);
