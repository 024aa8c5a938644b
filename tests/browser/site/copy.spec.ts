/** A site's own texts: what a visitor reads is a text of its config, or else the shipped one. */
import { buildOffersPage } from '~mocks/data/offers';
import { COPY, HTML_COPY, type CopyOverrides } from '~/config/copy';
import { DEFERRED_COPY } from '~/config/deferredCopy';
import { DIST } from '~tests/support/dist';
import { expect, test } from '../support/fixtures';
import { readBuild } from '../support/readBuild';
import { visibleText } from '../support/scenarioPage';

interface Texts {
  readonly [name: string]: string | readonly string[] | Texts;
}

const isList = (value: readonly string[] | Texts): value is readonly string[] =>
  Array.isArray(value);

const own = (text: string) => `‹${text}›`;

function overrideAll(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]): [string, Texts[string]] => {
      if (typeof value === 'string') return [name, own(value)];
      return [name, isList(value) ? value.map(own) : overrideAll(value)];
    }),
  );
}

/** Every shipped text longer than four characters; parts between placeholders count by themselves. */
function listTexts(texts: Texts): string[] {
  return Object.values(texts)
    .flatMap((value) =>
      typeof value === 'object' && !Array.isArray(value) ? listTexts(value as Texts) : value,
    )
    .flatMap((text) => String(text).split(/\{\w+\}/))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length > 4);
}

const copy = overrideAll({ ...COPY, ...DEFERRED_COPY, html: HTML_COPY }) as CopyOverrides;

/** Shipped texts that stand outside of ‹…›. */
function shippedTextsIn(visible: string): string[] {
  let rest = visible;
  while (/‹[^‹›]*›/.test(rest)) rest = rest.replace(/‹[^‹›]*›/g, '');
  return listTexts({ ...COPY, ...DEFERRED_COPY }).filter((text) => rest.includes(text));
}

test.describe('a site that overrides every text', () => {
  test.use({
    siteOverrides: { copy, legal: { warning: 'Предупреждение', warningPlacement: 'cards' } },
    // Texts of the service that are the same as shipped ones.
    serviceOptions: {
      siteInfo: {
        gdpr_use: '1',
        gdpr_text: '',
        payment_block_site_info: '',
        payment_block_top_mobile: '',
      },
      // Those with terms; the others have theirs as HTML of the service.
      offers: {
        page_call_to_action: 'К партнёру',
        offers: buildOffersPage().offers.filter((offer) => offer?.info_html === ''),
      },
      overlayOffers: { page_call_to_action: 'К партнёру' },
    },
  });

  test('shows its own texts from the first paint to the approved card, on the error page and without scripts', async ({
    page,
    landing,
    pageErrors,
  }) => {
    const expectOwnTexts = async () => expect(shippedTextsIn(await visibleText(page))).toEqual([]);
    await page.clock.install();
    const deliver = await landing.openWithDeferredScripts('/?utm_source=yandex');
    await expect(page.getByText('‹Первый займ бесплатно*›')).toBeAttached();
    await expectOwnTexts();
    await deliver();
    await landing.started.waitFor();
    await expect(page.getByRole('region', { name: '‹Лучшее предложение›' })).toBeAttached();
    await expectOwnTexts();

    const phone = page.getByRole('textbox', { name: '‹Мобильный телефон›' });
    await phone.fill('91234');
    await phone.blur();
    await expect(page.getByText('‹Допишите номер: ещё 5 ‹цифр››')).toBeVisible();
    await page.getByRole('button', { name: '‹правилами сервиса›' }).click();
    await expect(page.getByRole('dialog', { name: '‹Правила сервиса›' })).toBeVisible();
    await expectOwnTexts();
    await page.keyboard.press('Escape');

    await phone.fill('9123456789');
    landing.service.setFault('nextOffer', { kind: 'status', status: 500, times: 1 });
    const submit = page.getByRole('button', { name: /Подобрать займ|Получить деньги/ });
    await submit.click();
    await page.getByRole('button', { name: '‹Повторить›' }).waitFor();
    await expectOwnTexts();
    await page.getByRole('button', { name: '‹Повторить›' }).click();
    await expect(page.getByRole('heading', { name: '‹Заявка одобрена›' })).toBeVisible();
    await expect(page.getByText('‹Другие предложения›')).toBeVisible();
    await page.clock.runFor(30_000);
    await expectOwnTexts();
    // React reports a hydration mismatch as an error. A report of a shown offer may time out while the clock runs.
    expect(pageErrors.filter((error) => !/500|timeout/.test(error))).toEqual([]);

    await test.step('on the error page', async () => {
      await page.goto(`${landing.origin}/gone`);
      await expect(page.getByText('‹Такой страницы нет', { exact: false })).toBeVisible();
      await expectOwnTexts();
    });
    const html = await (await page.request.get(landing.origin)).text();
    expect(html).toMatch(/<noscript>.*‹Для подбора займа нужен JavaScript.*<\/noscript>/s);
  });
});

test('the config in the page has no copy when the site overrides no text', () => {
  const html = readBuild(DIST).find(({ file }) => file === 'index.html')?.text ?? '';
  const [, config = ''] = /<script[^>]* id="?site-config"?[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(config)).toMatchObject({ alias: 'demo', copy: {} });
  expect(config).toContain('"copy":{}');
});
