import { deferred } from '../support/deferred';
import { addAnalyticsCounter, expect, test } from './fixtures';

test('a double click and Enter send one application', async ({ landing, page }) => {
  const offer = deferred();
  landing.service.setFault('nextOffer', { kind: 'deferred', until: offer.promise });
  await landing.open();
  await landing.typePhone();
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

test('Enter in the phone field submits the form', async ({ landing }) => {
  await landing.open();
  await landing.typePhone();
  await landing.phone.press('Enter');
  await expect(landing.approved).toBeVisible();
});

for (const [failure, fault, message] of [
  [
    'status 500',
    { kind: 'status', status: 500 },
    'Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз',
  ],
  [
    'no usable url',
    { kind: 'json', body: { offerUrl: null } },
    'Сейчас нет предложений на эту сумму. Измените сумму и попробуйте ещё раз',
  ],
] as const) {
  test(`after a response with ${failure} the visitor sees a message and can retry`, async ({
    landing,
  }) => {
    landing.service.setFault('nextOffer', fault);
    await landing.open();
    await landing.slider.press('End');
    await landing.typePhone();
    await landing.submit.click();
    await expect(landing.alert).toContainText(message);
    await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
    await expect(landing.slider).toHaveValue('100000');
    await expect(landing.submit).toBeEnabled();
    landing.service.setFault('nextOffer', null);
    await landing.retryButton.click();
    await expect(landing.approved).toBeVisible();
    await expect(landing.alert).not.toContainText(message);
    expect(landing.service.leads).toHaveLength(1);
  });
}

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

test('a submit without a response shows a message after ten seconds', async ({ landing, page }) => {
  landing.service.setFault('nextOffer', { kind: 'hang' });
  await landing.openWithClock();
  await landing.typePhone();
  const sent = page.waitForRequest('**/get-next-offer');
  await landing.submit.click();
  await sent;
  await page.clock.runFor(10_000);
  await expect(landing.alert).toContainText('Сервис отвечает дольше обычного');
  await expect(landing.submit).toBeEnabled();
});

test('a submit waits at most 500 ms for an analytics counter', async ({ landing, page }) => {
  await page.addInitScript(addAnalyticsCounter);
  await landing.openPausedAt(landing.form);
  await landing.typePhone();
  await landing.submit.click();
  await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(500);
  await expect(landing.approved).toBeVisible();
});

test('a lead carries the client id of the analytics counter', async ({ landing, page }) => {
  await page.addInitScript(addAnalyticsCounter, '1763');
  await landing.open();
  await landing.apply();
  expect(landing.service.leads).toMatchObject([{ externalId: '1763' }]);
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
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(landing.origin)) foreign.push(request.url());
    });
    const connections = page.locator('link[rel=preconnect]');
    await landing.open();
    await landing.typePhone();
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
