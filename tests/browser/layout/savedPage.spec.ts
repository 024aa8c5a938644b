/** The page as HTML that was saved, crawled or recorded: it has no scripts, and no rules from the CSSOM. */
import type { Browser } from '@playwright/test';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { expect, test, type LandingPage } from '../support/fixtures';
import { FULL } from '~tests/support/constants';

/** What each element of the page looks like; animated properties are left out. */
function readStyles(): string[] {
  const NAMES = [
    ...['display', 'position', 'color', 'background-color', 'border-top-width', 'border-radius'],
    ...['font-size', 'font-weight', 'padding-top', 'padding-left', 'margin-top', 'text-align'],
    ...['grid-template-areas', 'max-width', 'row-gap', 'text-decoration-line', 'list-style-type'],
  ];
  return [...document.querySelectorAll('#root, #root *')].map((element) => {
    const style = getComputedStyle(element);
    const values = NAMES.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return `${element.tagName} ${values.join('; ')}`;
  });
}

async function expectSameWhenSaved({ page, origin }: LandingPage, browser: Browser): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const saved = await context.newPage();
  const saveAndRead = async (): Promise<string[]> => {
    const body = await page.evaluate(() => document.documentElement.outerHTML);
    await saved.unrouteAll();
    await saved.route(`${origin}/saved.html`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` }),
    );
    await saved.goto(`${origin}/saved.html`);
    return await saved.evaluate(readStyles);
  };
  // Repeated: transitions end, and what has left goes, a little later.
  await expect(async () => {
    const before = await page.evaluate(readStyles);
    expect(await saveAndRead()).toEqual(before);
  }).toPass();
  await context.close();
}

test.use({ serviceOptions: { siteInfo: buildSiteInfo({ gdpr_use: '1' }) } });

test('a saved page looks like the page, before and after the approval', async ({
  landing,
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await landing.open();
  await landing.waitForDeferredParts();
  await expectSameWhenSaved(landing, browser);
  await landing.apply();
  await page.mouse.move(1, 1);
  await expectSameWhenSaved(landing, browser);
});

test(`a saved error page looks like the error page${FULL}`, async ({ landing, page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${landing.origin}/missing`);
  await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
  await expectSameWhenSaved(landing, browser);
});
