/** Scripts of others that replace or extend the platform, before or after the page's own. */
import { FULL } from '~tests/support/constants';
import { expect, test, type LandingPage } from '../support/fixtures';

/** Each runs in the page right after the inline script of the head. */
const CHANGES: Readonly<Record<string, string>> = {
  'a call tracker replaces fetch by a function that takes a text for the url, and an old library Array.from by one that does not map': `
    Array.from = (items) => Array.prototype.slice.call(items);
    const original = window.fetch;
    window.fetch = (url, options) => original(url.replace('x', 'x'), options);`,
  'a consent tool replaces fetch by a function that reads the response': `
    const original = window.fetch;
    window.fetch = (...request) => original(...request).then(async (response) => {
      await response.text();
      return response;
    });`,
  'a blocker replaces fetch by a function that never settles': `
    window.fetch = () => new Promise(() => undefined);`,
};

const OLD_LIBRARIES = `
  Object.prototype.extend = function () {};
  Object.prototype.each = function () {};
  Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
  Object.prototype.toJSON = function () { return 'theirs'; };`;

/** Where these come first, the store cannot be created, or axios does not work: then the HTML sends the lead. */
const EARLY_LIBRARIES: Readonly<Record<string, string>> = {
  'old libraries add enumerable methods to every object, and toJSON to arrays and objects':
    OLD_LIBRARIES,
  'libraries add an enumerable text, and methods named text and json, to every object': `
    Object.prototype.version = '1.0';
    Object.prototype.text = function () { return 'theirs'; };
    Object.prototype.json = function () { return {}; };`,
};

async function openChanged({ page, origin }: LandingPage, change: string): Promise<void> {
  await page.route(/127.0.0.1:\d+\/\?/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !name.startsWith('content-security')),
    );
    const body = html.replace('<style>', () => `<script>{${change}}</script><style>`);
    await route.fulfill({ response, headers, body });
  });
  await page.goto(`${origin}/?utm_source=yandex`);
}

const onceStarted = (change: string) => `new MutationObserver((_, observer) => {
  if (!document.querySelector('#root[data-started]')) return;
  observer.disconnect();
  ${change}
}).observe(document, { attributes: true, subtree: true });`;

async function expectEverything(landing: LandingPage): Promise<void> {
  await landing.started.waitFor();
  await expect(landing.bestOffer).toBeVisible();
  await landing.bestOffer.scrollIntoViewIfNeeded();
  await expect.poll(() => landing.service.callsTo('shownOffers').length).toBeGreaterThan(0);
  expect(landing.service.callsTo('shownOffers')[0]?.body).toMatchObject({
    offers: [expect.any(String)],
  });
  await landing.typePhone();
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([
    { sum: 30_000, telephone: '79123456789', preToken: landing.service.tokens[0] },
  ]);
}

for (const [name, change] of Object.entries(CHANGES)) {
  test(`where ${name}, everything loads and one lead arrives${name.startsWith('a call tracker') ? '' : FULL}`, async ({
    landing,
  }) => {
    await openChanged(landing, change);
    await expectEverything(landing);
  });
}

for (const [name, change] of Object.entries(EARLY_LIBRARIES)) {
  test(`where ${name} before the app, one lead arrives${name.startsWith('old') ? '' : FULL}`, async ({
    landing,
    page,
  }) => {
    // As after the one automatic reload, which would come between the visitor's steps.
    await page.addInitScript(() => history.replaceState({ hasReloaded: true }, ''));
    await openChanged(landing, change);
    await landing.waitUntilReady();
    await landing.apply();
    expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
  });
}

test(`a page whose url has credentials parses the visit, loads its data and sends the lead${FULL}`, async ({
  landing,
  page,
}) => {
  const { host } = new URL(landing.origin);
  await page.goto(`http://stage:secret@${host}/?utm_source=yandex&telephone=79123456789`);
  await landing.started.waitFor();
  await landing.waitUntilReady();
  await expect(landing.bestOffer).toBeAttached();
  expect(page.url()).not.toMatch(/secret|912/);
  expect(landing.service.callsTo('parseSource').map(({ body }) => body)).toEqual([
    { url: `${landing.origin}/?utm_source=yandex&telephone=79123456789` },
  ]);
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ preToken: landing.service.tokens[0] }]);
});

test.describe('with configured consents', () => {
  test.use({ serviceOptions: { siteInfo: { use_old_checkbox: '0' } } });
  test(`everything loads and one lead arrives where old libraries change arrays and every object once the app has started${FULL}`, async ({
    landing,
    page,
  }) => {
    // As Prototype 1.6 does.
    const reduce =
      'Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };';
    await openChanged(landing, onceStarted(OLD_LIBRARIES + reduce));
    const boxes = page.getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.check();
    await expectEverything(landing);
  });
});
