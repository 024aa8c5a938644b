/** The page in a browser whose default text size is larger, as visitors with weak eyes set it. */
import { expect, expectNoOverflow, test, type LandingPage } from '../support/fixtures';
import { FULL } from '~tests/support/constants';
import { buildSiteInfo } from '~mocks/data/siteInfo';

const WIDTHS = [390, 768, 1024, 1366];

async function setTextSize({ page }: LandingPage, sizePx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: sizePx, fixed: sizePx };
  await session.send('Page.setFontSizes', { fontSizes });
}

/** Texts and fields whose content is cut, and texts that another element covers. */
function findUnreadable(): string[] {
  const found: string[] = [];
  for (const field of document.querySelectorAll('input')) {
    if (field.scrollWidth > field.clientWidth + 1) found.push(`${field.value} is cut`);
  }
  const timer = document.querySelector('[role=timer]');
  const figure = timer?.closest('section')?.querySelector(':scope > svg');
  if (timer && figure) {
    const range = document.createRange();
    range.selectNodeContents(timer);
    const gap = figure.getBoundingClientRect().left - range.getBoundingClientRect().right;
    if (gap < 8) found.push(`the timer is ${String(gap)} px from the hourglass`);
  }
  const widest = document.documentElement.clientWidth;
  for (const element of document.querySelectorAll(
    '#root :is(p, h1, h2, h3, a, button, label, li)',
  )) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 1 && (left < -1 || right > widest + 1) && element.checkVisibility()) {
      found.push(`${element.textContent} is outside`);
    }
  }
  return found;
}

test.use({ serviceOptions: { siteInfo: buildSiteInfo({ gdpr_use: '1' }) } });

for (const sizePx of [20, 32]) {
  test(`with text of ${String(sizePx)} px the page fits windows of ${WIDTHS.join(', ')} px and shows number and countdown whole${sizePx === 32 ? '' : FULL}`, async ({
    landing,
    page,
  }) => {
    await setTextSize(landing, sizePx);
    await landing.open();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(
      `${String(sizePx)}px`,
    );
    await landing.waitForDeferredParts();
    await landing.fillPhone();
    const atEachWidth = async (check: () => Promise<void>) => {
      for (const width of WIDTHS) {
        await test.step(`${String(width)} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverflow(page);
          await check();
        });
      }
    };
    await atEachWidth(() => expect.poll(() => page.evaluate(findUnreadable)).toEqual([]));
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
    await atEachWidth(() => Promise.resolve());
  });
}
