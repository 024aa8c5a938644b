/** Each call of the service with each fault that it can have: the page stays whole, and the form can be sent. */
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { selectAreDueConsentsShown } from '~/features/form/consentSlice';
import type { MockFault, MockResource, MockService } from '~mocks/service';
import { isFullRun, PHONE } from '../../support/constants';
import {
  alert,
  approved,
  bestOffer,
  form,
  phone,
  retryButton,
  submit,
  timer,
} from '../support/elements';
import { closePage, mountPage, pauseClock, run, runUntil } from '../support/openPage';

/** All others are one to everything above the client of the calls, whose unit tests try each. */
const FAULTS = {
  'no response': { kind: 'hang' },
  'a late response': { kind: 'slow', ms: 5_000 },
  'status 500': { kind: 'status', status: 500 },
  'values of wrong types': { kind: 'wrongTypes' },
  'prototype-poisoning keys': { kind: 'prototypeKeys' },
} as const satisfies Record<string, MockFault>;

/** After these the correct response still arrives. */
const HARMLESS: readonly string[] = ['a late response', 'prototype-poisoning keys'];

/** Calls that fail together. The counter is a script, not a call. */
const GROUPS: readonly (readonly MockResource[])[] = [
  ['parseSource', 'siteInfo'],
  ['documents', 'slotImages', 'checkboxConfig', 'offersPage', 'overlayOffersPage'],
  ['nextOffer', 'shownOffers', 'visitedOffers'],
];

/** Longer than every wait of the page. */
const PATIENCE_MS = 11_000;

const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  const record = (event: ErrorEvent | PromiseRejectionEvent) =>
    errors.push(String('reason' in event ? event.reason : event.message));
  for (const type of ['error', 'unhandledrejection'] as const) {
    addEventListener(type, record);
    onTestFinished(() => removeEventListener(type, record));
  }
  pauseClock();
});

/** Fills in the form of a page whose calls are broken, and sends it. */
async function apply(calls: readonly MockResource[], fault: MockFault): Promise<MockService> {
  const { service, store } = mountPage({
    service: {
      siteInfo: { use_old_checkbox: calls.includes('checkboxConfig') ? '0' : '1' },
      faults: Object.fromEntries(calls.map((call) => [call, fault])),
    },
  });
  await run(PATIENCE_MS);
  await runUntil(() => {
    expect(timer.query()).not.toBeNull();
    expect(selectAreDueConsentsShown(store.getState())).toBe(true);
  });
  await userEvent.fill(phone, PHONE);
  for (const box of form.getByRole('checkbox').all()) {
    if (!(box.element() as HTMLInputElement).checked) await userEvent.click(box);
  }
  await userEvent.click(submit);
  // After other faults this would be time in which a message about them closes.
  if (fault.kind === 'hang' || fault.kind === 'slow') await run(PATIENCE_MS);
  return service;
}

/** As with «Повторить» once the service has recovered. */
async function retry(service: MockService): Promise<void> {
  await runUntil(() => expect(alert.query()?.textContent).toMatch(/опробуйте ещё раз/));
  await expect.element(phone).toHaveValue(PHONE);
  expect(service.leads.length).toBeLessThan(2);
  service.setFault('nextOffer', null);
  await userEvent.click(retryButton);
}

/** Reports a shown offer and a click on one, without leaving the page. */
async function followBestOffer(): Promise<void> {
  const link = bestOffer.getByRole('link');
  await expect.element(link).toBeVisible();
  link.element().addEventListener('click', (event) => event.preventDefault());
  link.element().scrollIntoView({ behavior: 'instant' });
  await userEvent.click(link);
  await run(PATIENCE_MS);
}

function expectIntactPage(): void {
  const { textContent } = document.body;
  expect(textContent).not.toMatch(/undefined|NaN|\[object|poisoned|Internal Server Error/);
  expect(Reflect.get({}, 'poisoned')).toBeUndefined();
  expect(errors).toEqual([]);
}

/** Of the others the unit tests of the clients and of the schemas tell first. */
const isTried = (name: string) => isFullRun || ['no response', 'status 500'].includes(name);

it.each(Object.entries(FAULTS).filter(([name]) => isTried(name)))(
  'the form can be sent when calls get %s',
  async (name, fault) => {
    for (const calls of GROUPS) {
      const service = await apply(calls, fault);
      if (calls.includes('nextOffer') && !HARMLESS.includes(name)) await retry(service);
      await runUntil(() => expect(approved.query(), calls.join()).toBeVisible());
      if (calls.includes('visitedOffers')) await followBestOffer();
      expectIntactPage();
      expect(service.leads.at(-1)).toMatchObject({ telephone: '79123456789' });
      await runUntil(() => {
        for (const call of calls) expect(service.callsTo(call).length, call).toBeGreaterThan(0);
      });
      closePage();
    }
  },
);
