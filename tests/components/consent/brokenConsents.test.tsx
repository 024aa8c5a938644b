/** Configured consents that cannot be shown. */
import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildCheckboxConfig } from '~mocks/data/checkboxConfig';
import { breakAttribute } from '~tests/support/sabotage';
import { consent } from '../support/elements';
import { apply, openPage, pauseClock, runUntil } from '../support/openPage';

it('the old checkbox takes their place at once, unchecked, and the application can be sent', async () => {
  const setAttribute = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute');
  onTestFinished(
    () => void Object.defineProperty(Element.prototype, 'setAttribute', setAttribute ?? {}),
  );
  breakAttribute({ name: 'href', value: 'partner.example' });
  const html = 'Согласен с <a href="https://partner.example/terms">условиями</a> партнёра';
  const linked = { text_mobile: html, text_pc: html, documents: [], mobile_button_text: '' };
  pauseClock();
  const { service } = await openPage({
    service: {
      siteInfo: { use_old_checkbox: '0' },
      checkboxConfig: buildCheckboxConfig({ checkboxes: [linked] }),
    },
  });
  await runUntil(() => expect(service.callsTo('checkboxConfig')).toHaveLength(1));
  // The clock stands from here on: not after the ten seconds that a chunk may take.
  await expect.element(consent).not.toBeChecked();
  await userEvent.click(consent);
  await apply();
  expect(service.leads).toHaveLength(1);
});
