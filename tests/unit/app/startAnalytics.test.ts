// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { startAnalytics } from '~/app/startAnalytics';
import { cookieNoticeDismissed } from '~/features/cookieConsent/cookieConsentSlice';
import { openTestPage } from '~tests/support/testPage';

const counters = () => document.head.querySelectorAll('script[src*="/counter/get-by"]').length;

afterEach(() => document.head.replaceChildren());

it('the counter script is added only after the window’s load event, and once', () => {
  const { store } = openTestPage();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  store.dispatch(startAnalytics());
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(counters()).toBe(0);
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  expect(counters()).toBe(1);
});

it('the counter script is not added after a refusal while the window still loads', () => {
  const { store } = openTestPage();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  store.dispatch(startAnalytics());
  store.dispatch(cookieNoticeDismissed('refused'));
  dispatchEvent(new Event('load'));
  expect(counters()).toBe(0);
});

it('the counter script is added at once where the window has loaded', () => {
  const { store } = openTestPage();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  store.dispatch(startAnalytics());
  expect(counters()).toBe(1);
});
