import { expect, fakeForeignHosts, recordRequests, test } from '../support/fixtures';

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('neither a second click nor a second tap right after the submit opens the offer, a later tap does', async ({
    landing,
    page,
    context,
  }) => {
    const { next } = landing;
    const hasVisit = async () => (await landing.getCookie('visit'))?.value.includes('http');
    await fakeForeignHosts(context);
    await landing.openPausedAt(landing.form);
    await landing.sendForm();
    await landing.runUntilVisible(next);
    await next.tap();
    expect(await hasVisit()).toBe(true);
    await next.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await hasVisit()).toBe(true);
    await page.clock.runFor(500);
    const offer = context.waitForEvent('page');
    await next.tap();
    await offer;
    expect(context.pages()).toHaveLength(2);
    expect(await hasVisit()).toBe(false);
  });
});

test('the submit button becomes enabled in its place, and its label stays where it is beside the arrow', async ({
  landing,
  page,
}) => {
  await landing.open();
  const label = landing.submit.getByText('Подобрать займ');
  const arrow = landing.submit.locator('svg');
  await landing.phone.pressSequentially('912345678');
  await landing.submit.scrollIntoViewIfNeeded();
  const before = await label.boundingBox();
  await expect(arrow).toHaveCount(0);
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
  await expect(arrow).toBeVisible();
  expect(await label.boundingBox()).toEqual(before);
  await landing.phone.press('Backspace');
  await expect(arrow).toHaveCount(0);
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
