/** Chrome's own autofill, with a stored address: its events have no keys and no input types. */
import type { CDPSession } from '@playwright/test';
import { expect, test, withFullBrowser, type LandingPage } from '../support/fixtures';

async function autofill(landing: LandingPage, number: string, shown: string): Promise<void> {
  // Chrome fills no form in which the visitor has done nothing.
  await landing.phone.click();
  const client = await landing.page.context().newCDPSession(landing.page);
  // Nor one that it has not looked at yet, which it does in a process of its own.
  await expect(async () => {
    await fill(client, number);
    await expect(landing.phone).toHaveValue(shown, { timeout: 1_000 });
  }).toPass();
}

async function fill(client: CDPSession, number: string): Promise<void> {
  const { root } = await client.send('DOM.getDocument');
  const selector = '[type=tel]';
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await client.send('DOM.describeNode', { nodeId });
  await client.send('Autofill.enable');
  await client.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    address: {
      fields: [
        { name: 'ADDRESS_HOME_COUNTRY', value: 'RU' },
        { name: 'PHONE_HOME_WHOLE_NUMBER', value: number },
      ],
    },
  });
}

test('a phone that Chrome fills in before or with the app enables the button, a foreign number is told and does not', async ({
  landing: { service, origin },
}) => {
  await withFullBrowser({ service, origin, hasCache: false }, async (filled) => {
    const { phone, submit, form } = filled;
    const message = form.getByText('Номер мобильного начинается с +7 (9');
    const deliverScripts = await filled.openWithDeferredScripts('/');
    await filled.waitUntilReady();
    await autofill(filled, '+79123456789', '+7 (912) 345-67-89');
    await expect(submit).toBeEnabled();
    await phone.fill('');
    await autofill(filled, '+998901234567', '+998901234567');
    await expect(submit).toBeDisabled();
    await deliverScripts();
    await expect(message).toBeVisible();
    await expect(submit).toBeDisabled();
    await test.step('with the app', async () => {
      await phone.fill('');
      await autofill(filled, '+79123456789', '+7 (912) 345-67-89');
      await expect(submit).toBeEnabled();
      await phone.fill('');
      await autofill(filled, '+998901234567', '+998901234567');
      await expect(message).toBeVisible();
      await expect(submit).toBeDisabled();
    });
  });
});
