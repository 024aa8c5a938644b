/** A lead needs nothing but the HTML: whatever becomes of the scripts, one lead arrives and the offer is shown. */
import {
  breakScripts,
  SCRIPT_FAULTS,
  SILENT_FAULTS,
  type ScriptFault,
} from '~tests/support/brokenScripts';
import { FULL, PHONE } from '~tests/support/constants';
import { deferred } from '~tests/support/deferred';
import { INITIAL_SCRIPTS } from '~tests/support/dist';
import type { Page } from '@playwright/test';
import type { MockFault } from '~mocks/service';
import {
  expect,
  fakeForeignHosts,
  recordRequests,
  test as base,
  type LandingPage,
} from '../support/fixtures';

interface Scripts {
  fault: ScriptFault | null;
  /** Names of the broken ones; all by default. */
  isBroken: (name: string) => boolean;
}

const test = base.extend<{ scripts: Scripts }>({
  scripts: async ({}, use) => use({ fault: 'a 404', isBroken: () => true }),
  middleware: async ({ scripts }, use) => {
    await use((request, response, next) => {
      if (scripts.fault === null) next();
      else breakScripts(scripts.fault, scripts.isBroken)(request, response, next);
    });
  },
});

/** Opens the page, whose scripts are broken, and waits until the form can be used. */
async function openForm(landing: LandingPage, path = '/?utm_source=yandex'): Promise<void> {
  // As after the one automatic reload, which would come between the visitor's steps.
  await landing.page.addInitScript(() => {
    history.replaceState({ ...(history.state as object | null), hasReloaded: true }, '');
  });
  await landing.page.goto(`${landing.origin}${path}`, { waitUntil: 'commit' });
  await landing.waitUntilReady();
}

async function openAndSubmit(landing: LandingPage): Promise<void> {
  await openForm(landing);
  await landing.sendForm();
}

/** Over HTTP/1.1 a browser has six connections to a host: that many downloads never end. */
async function holdConnections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of 'abcdef') new Image().src = `/assets/stalled-${name}AAAAAAA.js`;
  });
}

/** Sets a field as extensions do; to be evaluated on the field. */
function setValue(
  field: HTMLElement | SVGElement,
  { value, hasEvent }: { value: string; hasEvent: boolean },
): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  if (hasEvent) field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function expectOffer({ approved, next, service }: LandingPage): Promise<void> {
  await expect(approved).toBeVisible();
  await expect(approved).toBeFocused();
  await expect(next).toHaveAttribute('href', /^https:/);
  expect(service.callsTo('nextOffer')).toHaveLength(1);
  expect(service.leads).toMatchObject([{ telephone: '79123456789' }]);
}

/** Of each way in which a browser notices a fault, or does not, one is in every run. */
const SAMPLE: readonly ScriptFault[] = ['a 404', 'no response'];

for (const fault of Object.keys(SCRIPT_FAULTS) as ScriptFault[]) {
  const isHeld = fault === 'no response';
  test(`one lead arrives and the offer is shown when every script is ${fault}${isHeld ? ', like six other downloads' : ''}${SAMPLE.includes(fault) ? '' : FULL}`, async ({
    landing,
    page,
    scripts,
  }) => {
    scripts.fault = fault;
    const isSilent = SILENT_FAULTS.includes(fault);
    if (isSilent) await landing.installPausedClock();
    await openForm(landing);
    if (isHeld) await holdConnections(page);
    await landing.sendForm();
    if (isSilent) {
      await page.clock.runFor(3_900);
      expect(landing.service.callsTo('nextOffer')).toEqual([]);
      await page.clock.runFor(200);
    }
    await expectOffer(landing);
    expect(landing.service.leads).toMatchObject([
      {
        siteAlias: 'demo',
        url: `${landing.origin}/`,
        preToken: landing.service.tokens.at(-1),
        style: 'default',
        sum: 30_000,
      },
    ]);
    expect(landing.service.leads[0]).not.toHaveProperty('externalId');
    expect(landing.service.leads[0]).not.toHaveProperty('consents');
  });
}

for (const script of INITIAL_SCRIPTS) {
  test(`one lead arrives when only the script ${script} is missing, without a wait${script === 'index' ? '' : FULL}`, async ({
    landing,
    scripts,
  }) => {
    scripts.isBroken = (name) => name === script;
    await landing.installPausedClock();
    await openAndSubmit(landing);
    await expectOffer(landing);
  });
}

test.describe('a site with a reportUrl', () => {
  test.use({ siteOverrides: { reportUrl: '/api/report' } });

  test('the inline script reports what became of each lead that it has sent', async ({
    landing,
  }) => {
    landing.service.setFault('nextOffer', { kind: 'status', status: 500, times: 1 });
    await openAndSubmit(landing);
    await expect(landing.alert).toContainText('Не удалось отправить заявку');
    const reports = () =>
      landing.service.callsTo('report').map(({ body, status }) => [status, body]);
    // Two beacons may overtake each other.
    await expect.poll(() => reports().length).toBe(1);
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
    const common = { alias: 'demo', version: '', metrics: {}, errors: [] };
    const expected = ['connection', 'approved'].map((outcome) => [
      200,
      {
        ...common,
        load: expect.stringMatching(/^[\w-]{36}$/),
        leads: [{ outcome, ms: expect.any(Number), sentBy: 'inlineScript' }],
      },
    ]);
    await expect.poll(reports).toEqual(expected);
  });
});

test('the press is seen at once, until the response the fields keep their values, whoever changes them, and the card leads to the offer in a new tab and to the showcase in this one', async ({
  landing,
  page,
  context,
}) => {
  await fakeForeignHosts(context);
  const offer = deferred();
  landing.service.setFault('nextOffer', offer.fault);
  await openAndSubmit(landing);
  await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#submit-status')).toHaveText('Отправляем…');
  await landing.phone.press('Backspace');
  await landing.slider.press('End');
  await landing.consent.click();
  await landing.phone.press('Enter');
  await landing.submit.click();
  await expect(landing.phone).toHaveValue(PHONE);
  await expect(landing.consent).toBeChecked();
  await expect(landing.amountButton).toHaveText(/^30\s000\s₽/);
  for (const hasEvent of [false, true]) {
    await landing.phone.evaluate(setValue, { value: '+7 (999) 000-00-00', hasEvent });
    await expect(landing.phone).toHaveValue(PHONE);
  }
  offer.resolve();
  await expectOffer(landing);
  expect(landing.service.leads).toMatchObject([{ sum: 30_000 }]);

  await expect(landing.next).toHaveAttribute('rel', /noopener/);
  await expect(landing.footer).toBeVisible();
  const opened = context.waitForEvent('page');
  await landing.next.click();
  await (await opened).waitForURL(/^https:/);
  await page.waitForURL(/vitrina/);
});

test.describe('the approved block without an offer url', () => {
  test.use({ serviceOptions: { offerUrl: null } });
  test(`leads to the showcase in this tab, and says nothing of a new one${FULL}`, async ({
    landing,
    page,
    context,
  }) => {
    await fakeForeignHosts(context);
    await openAndSubmit(landing);
    await expect(landing.next).not.toHaveAttribute('target', '_blank');
    await expect(landing.next).toHaveAccessibleName('Далее');
    await landing.next.click();
    await page.waitForURL(/vitrina/);
    expect(context.pages()).toHaveLength(1);
  });
});

test('a failed parse is tried once more, each failure is told, and the next press sends the same application, until it is answered or changed', async ({
  landing,
  page,
}) => {
  const { service, submit, alert } = landing;
  service.setFault('parseSource', { kind: 'status', status: 500, times: 1 });
  await page.clock.install();
  await openForm(landing);
  await landing.fillPhone();
  const readKeys = () =>
    service.callsTo('nextOffer').map(({ headers }) => headers['idempotency-key']);
  /** Presses the button, and waits for the message about the failure. */
  const fail = (fault: MockFault, message: RegExp) =>
    test.step(JSON.stringify(fault), async () => {
      service.setFault('nextOffer', fault);
      const before = readKeys().length;
      await submit.click();
      // Chromium repeats a request by itself when a connection that was used before breaks off.
      const count = () => (fault.kind === 'offline' ? 1 : readKeys().length - before);
      await expect.poll(count).toBe(1);
      if (fault.kind === 'hang') await page.clock.runFor(10_000);
      await expect(alert).toHaveText(message);
      await expect(submit).toBeEnabled();
      await expect(submit).not.toHaveAttribute('aria-busy', 'true');
      await expect(landing.phone).toHaveValue(PHONE);
      expect(count()).toBe(1);
    });
  for (const fault of [{ kind: 'status', status: 500 }, { kind: 'offline' }] as const) {
    await fail(fault, /^Не удалось отправить заявку/);
  }
  await fail({ kind: 'hang' }, /^Сервис отвечает дольше обычного/);
  // The service has counted a lead whose offer cannot be used.
  await fail({ kind: 'json', body: { offerUrl: '/apply' } }, /^Сейчас нет предложений/);
  await fail({ kind: 'json', body: {} }, /^Сейчас нет предложений/);
  expect(new Set(readKeys()).size).toBe(1);
  // A response without an offer ends an application.
  await fail({ kind: 'status', status: 500 }, /^Не удалось отправить заявку/);
  await landing.slider.press('End');
  service.setFault('nextOffer', null);
  await submit.click();
  await expect(landing.approved).toBeVisible();
  await expect(alert).toBeEmpty();
  // Another amount is another application.
  expect(new Set(readKeys()).size).toBe(3);
  expect(service.leads).toMatchObject([{ sum: 100_000, preToken: service.tokens[0] }]);
});

for (const sender of ['the app', 'the HTML alone']) {
  test(`a protection’s page in place of the answer is told by ${sender}: loading the page anew keeps input and key${FULL}`, async ({
    landing,
    scripts,
  }) => {
    if (sender === 'the app') scripts.fault = null;
    const { service } = landing;
    service.setFault('nextOffer', { kind: 'challenge', status: 403 });
    await openForm(landing);
    await landing.fillPhone();
    await landing.slider.press('End');
    await landing.submit.click();
    await landing.alert.getByRole('button', { name: 'Обновить страницу' }).click();
    await landing.waitForReload();
    service.setFault('nextOffer', null);
    await expect(landing.phone).toHaveValue(PHONE);
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
    const keys = service.callsTo('nextOffer').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(service.leads).toMatchObject([{ sum: 100_000 }]);
  });
}

test.describe('on a site whose leads carry consents', () => {
  test.use({ siteOverrides: { lead: { sendsConsents: true } } });
  test('the lead says which text was ticked, and when', async ({ landing, page }) => {
    await page.clock.install({ time: '2026-11-27T10:00:00Z' });
    await openForm(landing);
    await landing.consent.uncheck();
    await landing.consent.check();
    await landing.sendForm();
    await expectOffer(landing);
    expect(landing.service.leads[0]?.consents).toEqual([
      {
        id: 'accept',
        checked: true,
        text: 'С правилами сервиса согласен.',
        at: expect.stringMatching(/^2026-11-27T10:0/) as unknown,
      },
    ]);
  });
});

test.describe('on a site with configured consents', () => {
  test.use({ siteOverrides: { consent: { startsTicked: true, variant: 'configured' } } });
  test('nothing is sent; a note tells why and loads the page anew, with what was entered', async ({
    landing,
    page,
    scripts,
  }) => {
    await openAndSubmit(landing);
    await expect(landing.alert).toContainText('Страница загрузилась не полностью');
    await expect(landing.submit).not.toHaveAttribute('aria-busy', 'true');
    expect(landing.service.callsTo('nextOffer')).toEqual([]);
    scripts.fault = null;
    await page.getByRole('button', { name: 'Обновить страницу' }).click();
    await landing.started.waitFor();
    await expect(landing.phone).toHaveValue(PHONE);
    await expect(landing.alert).toBeEmpty();
  });
});

const APP_BUTTONS = {
  // First: a message covers it.
  'the colour mode': ({ colorModeButton }: LandingPage) => colorModeButton,
  'the rules link': ({ rulesButton }: LandingPage) => rulesButton,
  'the amount': ({ amountButton }: LandingPage) => amountButton,
};

test('each press of a button that needs the app is answered by a note, and the form still sends the lead', async ({
  landing,
}) => {
  landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
  await openForm(landing);
  await landing.fillPhone();
  for (const [name, find] of Object.entries(APP_BUTTONS)) {
    await test.step(name, async () => {
      await find(landing).click();
      await expect(landing.alert).toContainText('Страница загрузилась не полностью');
      await landing.submit.click();
      await expect(landing.alert).toHaveText(/^Не удалось/);
    });
  }
  landing.service.setFault('nextOffer', null);
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  await expect(landing.alert).toBeEmpty();
  expect(landing.service.leads).toHaveLength(1);
});

test('while the scripts stall a note answers the rules link after four seconds, but no press of it before or after a submit, which it does not hold up', async ({
  landing,
  page,
  scripts,
}) => {
  scripts.fault = 'no response';
  await landing.installPausedClock();
  await openForm(landing);
  await landing.fillPhone();
  await landing.rulesButton.click();
  await page.clock.runFor(3_900);
  await expect(landing.alert).toBeEmpty();
  await page.clock.runFor(200);
  await expect(landing.alert).toContainText('Страница загрузилась не полностью');
  await landing.rulesButton.click();
  await landing.submit.click();
  await page.clock.runFor(3_000);
  await landing.rulesButton.click();
  await page.clock.runFor(1_100);
  await expectOffer(landing);
  await expect(landing.alert).toBeEmpty();
});

test(`a press while the page loads changes nothing that a reload has kept${FULL}`, async ({
  landing,
  page,
  scripts,
}) => {
  scripts.fault = 'no response';
  await openForm(landing);
  await landing.fillPhone();
  await landing.consent.uncheck();
  await landing.slider.evaluate(setValue, { value: '50000', hasEvent: true });
  const answer = deferred();
  await page.route('**/api/help/parse-source-from-url', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(landing.phone).toHaveValue(PHONE);
  await page.mouse.click(100, 300);
  answer.resolve();
  await landing.waitUntilReady();
  await expect(landing.consent).not.toBeChecked();
  await expect(landing.amountButton).toContainText(/50\s000/);
  await expect(landing.submit).toBeDisabled();
});

test(`a press of the rules link shortly before the scripts fail is answered by a note${FULL}`, async ({
  landing,
}) => {
  await landing.installPausedClock();
  const deliver = await landing.openWithDeferredScripts('/?utm_source=yandex');
  await landing.waitUntilReady();
  await landing.rulesButton.click();
  await expect(landing.alert).toBeEmpty();
  await deliver();
  await expect(landing.alert).toContainText('Страница загрузилась не полностью');
});

test('HTML that breaks off after the form still sends the lead, and opens the offer', async ({
  landing,
  page,
  context,
}) => {
  await fakeForeignHosts(context);
  await page.route(/127.0.0.1:\d+\/\?/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.slice(0, html.indexOf('id="approved"'));
    await route.fulfill({ response, body });
  });
  await openAndSubmit(landing);
  await page.waitForURL(/^https:/);
  expect(landing.service.leads).toHaveLength(1);
});

test('lazy chunks that stall, like six other downloads, do not hold up the lead of the app, nor reload the page', async ({
  landing,
  page,
  scripts,
}) => {
  const loads = recordRequests(page, ({ pathname }) => pathname === '/');
  Object.assign(scripts, {
    fault: 'no response',
    isBroken: (name: string) => !INITIAL_SCRIPTS.includes(name),
  });
  await openForm(landing);
  await landing.fillPhone();
  await landing.started.waitFor();
  await holdConnections(page);
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toHaveLength(1);
  expect(loads).toHaveLength(1);
});

test('a script that submits an incomplete form sends no lead, and of a complete one what the fields show, though it has filled them in without an event', async ({
  landing,
  page,
}) => {
  await openForm(landing);
  const submitByScript = () =>
    landing.slider.evaluate((slider: HTMLInputElement) => slider.form?.requestSubmit());
  for (const phone of ['', '912', '+375291234567']) {
    await landing.phone.fill(phone);
    await submitByScript();
  }
  await landing.phone.fill('');
  await landing.phone.evaluate(setValue, { value: '89123456789', hasEvent: false });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(landing.submit).toBeEnabled();
  await landing.consent.uncheck();
  await submitByScript();
  await landing.consent.check();
  await landing.slider.evaluate((slider: HTMLInputElement) => {
    slider.value = '70000';
    slider.form?.requestSubmit();
  });
  await expectOffer(landing);
  expect(landing.service.leads).toMatchObject([{ sum: 70_000 }]);
});

test('what a reload keeps, the card too, outlives scripts that replace the state of the history', async ({
  landing,
  page,
}) => {
  const { service } = landing;
  service.setFault('nextOffer', { kind: 'status', status: 500, times: 1 });
  const wipe = () => page.evaluate(() => history.replaceState(null, ''));
  await openAndSubmit(landing);
  await expect(landing.alert).toContainText('Не удалось отправить заявку');
  await wipe();
  await page.reload({ waitUntil: 'commit' });
  await landing.waitUntilReady();
  await landing.apply();
  const keys = service.callsTo('nextOffer').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await wipe();
  await page.reload({ waitUntil: 'commit' });
  await expect(landing.approved).toBeVisible();
  await expect(landing.next).toHaveAttribute('href', /^https:/);
  expect(service.callsTo('nextOffer')).toHaveLength(2);
});
