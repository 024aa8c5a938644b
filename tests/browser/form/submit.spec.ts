import { PHONE } from '~tests/support/constants';
import { deferred } from '~tests/support/deferred';
import {
  addAnalyticsCounter,
  expect,
  fakeForeignHosts,
  recordRequests,
  setValue,
  test,
  type LandingPage,
} from '../support/fixtures';

test('a double click and Enter send one application', async ({ landing, page }) => {
  const offer = deferred();
  landing.service.setFault('nextOffer', { kind: 'deferred', until: offer.promise });
  await landing.open();
  await landing.fillPhone();
  await landing.submit.dblclick();
  await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
  await landing.phone.press('Enter');
  await landing.submit.click();
  offer.resolve();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.callsTo('nextOffer')).toHaveLength(1);
  expect(landing.service.leads).toHaveLength(1);
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test.describe('a second press right after the submit', () => {
  test.use({ hasTouch: true });

  const SECOND_PRESS: Record<string, (landing: LandingPage) => Promise<void>> = {
    'with a mouse': async ({ next, page }) => {
      await next.hover();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    },
    'with a finger': ({ next }) => next.tap(),
  };
  for (const [pointer, pressAgain] of Object.entries(SECOND_PRESS)) {
    test(`${pointer} does not open the offer, a later press does`, async ({ landing, page }) => {
      await fakeForeignHosts(page.context());
      await landing.openPausedAt(landing.form);
      await landing.fillPhone();
      await landing.submit.click();
      await landing.runUntilVisible(landing.next);
      await pressAgain(landing);
      expect((await landing.getCookie('visit'))?.value).toContain('http');
      await page.clock.runFor(500);
      const offer = page.context().waitForEvent('page');
      await landing.next.tap();
      await offer;
      expect(page.context().pages()).toHaveLength(2);
      expect((await landing.getCookie('visit'))?.value).not.toContain('http');
    });
  }
});

for (const [fault, name] of [
  [{ kind: 'truncated' }, 'whose response is broken'],
  [{ kind: 'hang' }, 'that still waits for its response'],
] as const) {
  test(`an application ${name} keeps its idempotency key over a reload, until a valid response arrives`, async ({
    landing,
    page,
  }) => {
    const apply = async () => {
      await landing.phone.fill('9123456789');
      await landing.submit.click();
    };
    landing.service.setFault('nextOffer', fault);
    await landing.open();
    await apply();
    await expect.poll(() => landing.service.callsTo('nextOffer').length).toBe(1);
    if (fault.kind === 'truncated') await expect(landing.retryButton).toBeVisible();
    landing.service.setFault('nextOffer', null);
    for (let load = 2; load <= 3; load += 1) {
      await page.reload();
      await landing.started.waitFor();
      await landing.waitUntilReady();
      if (load === 3) await landing.newApplication.click();
      await apply();
      await expect(landing.approved).toBeVisible();
    }
    const calls = landing.service.callsTo('nextOffer');
    const [first, second, third] = calls.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    // The service has taken the first two for one lead.
    expect(landing.service.leads).toHaveLength(2);
  });
}

test('an application is sent and retried with one key where the browser refuses to change the history', async ({
  landing,
  page,
}) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
  landing.service.setFault('nextOffer', { kind: 'truncated', times: 1 });
  await landing.open();
  await landing.fillPhone();
  await landing.submit.click();
  await landing.retryButton.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toHaveLength(1);
});

test('a running submit announces «Отправляем…»', async ({ landing }) => {
  const offer = deferred();
  landing.service.setFault('nextOffer', { kind: 'deferred', until: offer.promise });
  await landing.open();
  await landing.fillPhone();
  await landing.submit.click();
  await expect(landing.form.locator('[aria-live=polite]', { hasText: 'Отправляем' })).toBeVisible();
  offer.resolve();
  await expect(landing.approved).toBeVisible();
});

test('what a script sets in the slider and in the box while an application is sent does not stay', async ({
  landing,
}) => {
  const offer = deferred();
  landing.service.setFault('nextOffer', { kind: 'deferred', until: offer.promise });
  await landing.open();
  await landing.fillPhone();
  await landing.submit.click();
  await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
  await landing.slider.evaluate(setValue, { value: '70000', hasEvent: false });
  await landing.consent.evaluate((box: HTMLInputElement) => {
    box.checked = false;
  });
  await expect(landing.slider).toHaveValue('30000');
  await expect(landing.consent).toBeChecked();
  offer.resolve();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ sum: 30_000 }]);
});

for (const hasEvent of [false, true]) {
  test(`a number that a script sets ${hasEvent ? 'with' : 'without'} an event while an application is sent does not stay`, async ({
    landing,
  }) => {
    const offer = deferred();
    landing.service.setFault('nextOffer', { kind: 'deferred', until: offer.promise });
    await landing.open();
    await landing.fillPhone();
    await landing.submit.click();
    await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
    await landing.phone.evaluate(setValue, { value: '+7 (999) 000-00-00', hasEvent });
    await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
    offer.resolve();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
  });
}

test('a retry with an incomplete phone moves the focus to the phone and keeps the message', async ({
  landing,
}) => {
  landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
  await landing.open();
  await landing.fillPhone();
  await landing.submit.click();
  await expect(landing.retryButton).toBeVisible();
  await expect(landing.phone).toBeEditable();
  await landing.selectInPhone(PHONE.length);
  await landing.phone.press('Backspace');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await landing.retryButton.click();
    await expect(landing.phone).toBeFocused();
  }
  await expect(landing.alert).toContainText('Не удалось отправить заявку');
  await expect(landing.form).toContainText('Допишите номер: ещё 1\u00a0цифра');
  expect(landing.service.callsTo('nextOffer')).toHaveLength(1);
  landing.service.setFault('nextOffer', null);
  await landing.phone.press('9');
  await landing.retryButton.click();
  await expect(landing.approved).toBeVisible();
});

test('the submit button keeps its place and size while it becomes enabled', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.phone.pressSequentially('912345678');
  await landing.submit.scrollIntoViewIfNeeded();
  const places = page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('[type=submit]');
    const seen = new Set<string>();
    const look = () => seen.add(JSON.stringify(button?.getBoundingClientRect()));
    const nextFrame = () => new Promise(requestAnimationFrame);
    look();
    while (button?.disabled) await nextFrame();
    while (button?.getAnimations({ subtree: true }).some((each) => each.playState === 'running')) {
      await nextFrame();
      look();
    }
    return [...seen];
  });
  await landing.phone.press('9');
  expect(await places).toHaveLength(1);
});

test('a submit waits at most 500 ms for an analytics counter', async ({ landing, page }) => {
  await page.addInitScript(addAnalyticsCounter);
  await landing.openPausedAt(landing.form);
  await landing.fillPhone();
  await landing.submit.click();
  await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(500);
  await expect(landing.approved).toBeVisible();
});

test.describe('the approved card', () => {
  test('shows the sum, and the partner’s name if an offer on the page has its domain', async ({
    landing,
  }) => {
    await landing.open();
    await landing.apply();
    const card = landing.page.locator('main section').first();
    await expect(card).toContainText('Лодка Финанс');
    await expect(card).toContainText(/Заявка\sна\s30\s000\s₽/);
  });

  test.describe('of a partner that no offer on the page names', () => {
    test.use({ serviceOptions: { offerUrl: 'https://unknown.example/apply' } });
    test('names the domain', async ({ landing }) => {
      await landing.open();
      await landing.apply();
      await expect(landing.page.getByText('unknown.example', { exact: true })).toBeVisible();
    });
  });

  test.describe('of a partner with a Cyrillic domain that no offer on the page names', () => {
    test.use({ serviceOptions: { offerUrl: 'https://займ-онлайн.рф/apply' } });
    test('does not name the encoded domain', async ({ landing }) => {
      await landing.open();
      await landing.apply();
      await expect(landing.page.getByText(/Заявка\sна\s30\s000\s₽/)).toBeVisible();
      await expect(landing.page.getByText(/xn--/)).toHaveCount(0);
    });
  });

  test.describe('without an offer url', () => {
    test.use({ serviceOptions: { offerUrl: null } });
    test('leads to the showcase in this tab', async ({ landing }) => {
      await landing.open();
      await landing.apply();
      await expect(landing.next).not.toHaveAttribute('target');
      await landing.continueToShowcase();
    });
  });

  test.describe('without a showcase url', () => {
    test.use({ serviceOptions: { showcaseUrl: null } });
    test('opens the offer and stays in this tab', async ({ landing, context, page }) => {
      await landing.openWithClock();
      await landing.apply();
      const opened = context.waitForEvent('page');
      await landing.next.click();
      await opened;
      await page.clock.runFor(2_000);
      await expect(landing.approved).toBeVisible();
    });
  });

  test('announces that «Далее» opens a new tab', async ({ landing }) => {
    await landing.open();
    await landing.apply();
    await expect(landing.next).toHaveAccessibleName(/Далее.*откроется в новой вкладке/);
    await expect(landing.next).toHaveAttribute('rel', /noopener/);
  });
});

test.describe('with an offer and a showcase', () => {
  test.use({
    serviceOptions: {
      offerUrl: 'https://partner-lodka.example/apply?sum=1',
      showcaseUrl: 'https://showcase.example/offers',
    },
  });

  test('the approved page connects to both in advance, and requests nothing there', async ({
    landing,
    page,
  }) => {
    const foreign = recordRequests(page, ({ origin }) => origin !== landing.origin);
    const connections = page.locator('link[rel=preconnect]');
    await landing.open();
    await landing.fillPhone();
    await expect(connections).toHaveCount(0);
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
    await expect(connections).toHaveCount(2);
    expect(
      await connections.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)),
    ).toEqual(['https://partner-lodka.example/', 'https://showcase.example/']);
    expect(foreign).toEqual([]);
  });
});
