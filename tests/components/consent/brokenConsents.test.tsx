/** Configured consents that cannot be shown, as when their chunk is missing. */
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apply, openPage, pauseClock, runUntil } from '../support/openPage';
import { consent } from '../support/elements';

vi.mock('~/features/form/ConfiguredConsents', () => ({
  ConfiguredConsents: () => {
    throw new Error('broken on purpose');
  },
}));

it('the old checkbox takes their place at once, unchecked, and the application can be sent', async () => {
  pauseClock();
  const { service } = await openPage({ service: { siteInfo: { use_old_checkbox: '0' } } });
  await runUntil(() => expect(service.callsTo('checkboxConfig')).toHaveLength(1));
  // The clock stands from here on: not after the ten seconds that a chunk may take.
  await expect.element(consent).not.toBeChecked();
  await userEvent.click(consent);
  await apply();
  expect(service.leads).toHaveLength(1);
});
