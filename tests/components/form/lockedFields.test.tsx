/** The fields while an application is on its way: what is sent is what is shown. */
import { afterEach, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { buildCheckboxConfig } from '~mocks/data/checkboxConfig';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { PHONE } from '../../support/constants';
import { deferred } from '../../support/deferred';
import {
  amountButton,
  amountField,
  approved,
  clearPhone,
  phone,
  slider,
  submit,
} from '../support/elements';
import { fillSilently, focus, inputOf } from '../support/input';
import { openPage } from '../support/openPage';

const boxes = page.getByRole('checkbox');
let offer = deferred();

afterEach(() => {
  offer.resolve();
});

/** As a script of an extension does: past React, without an event. */
const untick = (box: Locator) =>
  Reflect.set(HTMLInputElement.prototype, 'checked', false, inputOf(box));

it.each([
  ['the old consent', 1, {}],
  [
    'configured consents',
    2,
    {
      siteInfo: buildSiteInfo({ use_old_checkbox: '0' }),
      checkboxConfig: { ...buildCheckboxConfig(), is_checked: '1' },
    },
  ],
] as const)(
  'during a submit the fields say that they are locked, and keep their values, with %s',
  async (_what, count, service) => {
    offer = deferred();
    await openPage({ service: { ...service, faults: { nextOffer: offer.fault } } });
    await expect.poll(() => boxes.length).toBe(count);
    await userEvent.type(phone, '9123456789');
    await expect.element(clearPhone).toBeVisible();
    await userEvent.click(submit);
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');

    await expect.element(phone).toHaveAttribute('readonly');
    for (const field of [slider, amountButton, clearPhone, ...boxes.all()]) {
      await expect.element(field).toHaveAttribute('aria-disabled', 'true');
    }

    await userEvent.click(clearPhone, { force: true });
    await userEvent.click(amountButton, { force: true });
    await expect.element(amountField).not.toBeInTheDocument();
    fillSilently(slider, '70000');
    fillSilently(phone, '+7 (999) 000-00-00');
    boxes.all().forEach(untick);
    focus(slider);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(slider).toHaveValue('30000');
    await expect.element(phone).toHaveValue(PHONE);
    for (const box of boxes.all()) await expect.element(box).toBeChecked();

    offer.resolve();
    await expect.element(approved).toBeVisible();
  },
);
