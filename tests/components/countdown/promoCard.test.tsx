/** The card with the countdown: what it asks for, and clocks that are changed or have slept. */
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced } from '../support/announcements';
import { approved, phone, submit, timer } from '../support/elements';
import { openPausedAt, run, runUntil, sendForm } from '../support/openPage';

beforeEach(async () => {
  await openPausedAt(timer);
  await expect.element(timer).toHaveTextContent(/^(20:00|19:59)$/);
});

/** Changes what the clock shows; the timers go on. */
const moveClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('the promo card asks for the form and then for the offer «пока идёт время», but not with «Последний шанс!»', async () => {
  const main = page.getByRole('main');
  await expect.element(main).toHaveTextContent('Отправьте анкету, пока идёт время');
  await sendForm();
  await runUntil(() => expect(approved.query()).toBeVisible());
  await expect.element(main).toHaveTextContent('Перейдите к предложению, пока идёт время');
  await expect.element(main).not.toHaveTextContent('Отправьте анкету');
  moveClock(1_200_000);
  await run(1_000);
  await expect.element(timer).toHaveTextContent('Последний шанс!');
  await expect.element(main).toHaveTextContent('Перейдите к предложению сейчас');
  await expect.element(main).not.toHaveTextContent('пока идёт время');
});

it('a clock that has jumped while the computer slept ends the countdown on waking, and the form stays usable', async () => {
  await userEvent.type(phone, '912345');
  moveClock(25 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(timer).toHaveTextContent('Последний шанс!');
  await expect.element(phone).toHaveValue('+7 (912) 345');
  await userEvent.type(phone, '6789');
  await userEvent.click(submit);
  await runUntil(() => expect(approved.query()).toBeVisible());
});

it('a countdown that another tab has ended is over when the page comes back from the back-forward cache', async () => {
  document.cookie = 'countdown_expiration=; path=/; max-age=0';
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(timer).toHaveTextContent('Последний шанс!');
});

it('the countdown is silent, and its end is announced once', async () => {
  expect(timer.element().ariaLive ?? 'off').toBe('off');
  moveClock(1_200_000);
  await run(1_000);
  await expect.element(timer).toHaveTextContent('Последний шанс!');
  await run(100);
  expect(announced).toEqual(['Время предложения вышло']);
});
