/** What gets in from outside: the page's policy, and HTML, texts and addresses that mean harm. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildOffer } from '../../mocks/data/offers';
import { pageHeaders } from '../../src/build/headers';
import { site as demo } from '../../src/config/sites/demo';
import { hostileUrls } from '../support/hostileUrls';
import { allHostileHtml, hostileHtml, hostileTexts } from '../support/hostileHtml';
import { expect, isOwn, test, type LandingPage } from './fixtures';

const INDEX = fileURLToPath(new URL('../../dist/index.html', import.meta.url));
const SENDPULSE = 'https://web.webpushs.com/**';

test.describe('the policy', () => {
  test('goes out with the page, and the page never breaks it', async ({
    landing,
    page,
    violations,
  }) => {
    const answer = await page.goto(landing.origin);
    const headers = answer?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    await landing.apply();
    await landing.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => landing.service.callsTo('counter').length).toBe(1);
    expect(violations).toEqual([]);
  });

  test('keeps what it does not know from running, and tests see that it did', async ({
    landing,
    page,
    violations,
  }) => {
    await landing.open();
    await page.evaluate(() => {
      const inline = document.createElement('script');
      inline.textContent = 'window.hit = 1';
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.example/x.js';
      document.body.append(inline, foreign);
    });
    await expect
      .poll(() => violations.filter(isOwn).map(({ blocked }) => blocked))
      .toEqual(
        // The same two, and what is only reported: texts that became scripts without a policy.
        expect.arrayContaining(['inline', 'https://evil.example/x.js', 'trusted-types-sink']),
      );
    expect(await page.evaluate(() => Reflect.get(window, 'hit') as unknown)).toBeUndefined();
    violations.length = 0;
  });

  test.describe('of a site without ads', () => {
    test.use({
      serviceOptions: {
        siteInfo: {
          push_service: 'sendpulse',
          push_sendpulse_code: '0123456789abcdef0123456789abcdef_1',
          gdpr_use: '1',
          use_old_checkbox: '0',
        },
        checkboxConfig: { is_checked: '1' },
      },
      permissions: ['notifications'],
      pageHeaders: async ({}, use) => {
        const quiet = { ...demo, ads: { ...demo.ads, allowedPlatforms: ['ads_none' as const] } };
        await use(pageHeaders(quiet, [await readFile(INDEX, 'utf8')]));
      },
    });

    test('enforces Trusted Types, and the whole page works under them', async ({
      landing,
      page,
      context,
      problems,
      violations,
    }) => {
      const pushed: string[] = [];
      await context.route(SENDPULSE, async (route) => {
        pushed.push(route.request().url());
        await route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await landing.open();
      await page.getByRole('button', { name: 'правила сервиса' }).click();
      await expect(landing.rules.getByRole('link').first()).toBeVisible();
      await landing.rules.getByRole('button', { name: 'Закрыть' }).click();
      await landing.apply();
      await expect(page.getByRole('contentinfo')).toContainText('Полная стоимость займа');
      await expect.poll(() => landing.service.callsTo('counter').length).toBe(1);
      await expect.poll(() => pushed.length).toBe(1);
      expect(problems).toEqual([]);
      expect(violations).toEqual([]);

      const written = await page.evaluate(() => {
        try {
          document.body.innerHTML = '<b>written</b>';
          return 'written';
        } catch {
          return 'refused';
        }
      });
      expect(written).toBe('refused');
      await expect.poll(() => violations.length).toBeGreaterThan(0);
      violations.length = 0;
    });
  });
});

/** Requests to other hosts, and tabs that opened. */
function watch(page: Page, { origin }: LandingPage): string[] {
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) left.push(request.url());
  });
  page.on('popup', (popup) => left.push(`a tab: ${popup.url()}`));
  return left;
}

const CLEAN = {
  hits: 0,
  foreign: [],
  handlers: [],
  styled: [],
  forms: 0,
  roots: 1,
  badLinks: [],
  nested: 0,
  sameTab: [],
};

/** What hostile content has left in the page that has no business there. */
function findTraces(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('#root *')];
    const shown = (elements: Element[]) => elements.map((each) => each.outerHTML.slice(0, 200));
    const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
    const links = all.filter((element) => element.localName === 'a');
    return {
      hits: (Reflect.get(window, 'hit') as number | undefined) ?? 0,
      foreign: shown([
        ...document.querySelectorAll(
          '#root :is(script, iframe, object, embed, style, link, video, template, base, meta, details, marquee, textarea, select, table, picture)',
        ),
      ]),
      handlers: shown(
        all.filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on'))),
      ),
      styled: shown(all.filter((element) => /position|url\(/.test(attribute(element, 'style')))),
      forms: document.querySelectorAll('form').length,
      roots: document.querySelectorAll('[id=root]').length,
      badLinks: shown(
        links.filter((link) => !/^(https?:\/\/|\/(?!\/))/.test(attribute(link, 'href'))),
      ),
      nested: document.querySelectorAll('a a').length,
      sameTab: shown(links.filter((link) => attribute(link, 'target') !== '_blank')),
    };
  });
}

test.describe(`${hostileHtml.length} hostile texts`, () => {
  const harmful = buildOffer({ best: '1', info_html: allHostileHtml });
  test.use({
    serviceOptions: {
      siteInfo: {
        payment_block_site_info: allHostileHtml,
        payment_block_top_mobile: allHostileHtml,
        payment_block_top_pc: allHostileHtml,
        gdpr_text: allHostileHtml,
        push_repush_text: allHostileHtml,
        title: allHostileHtml,
        title_main: allHostileHtml,
        og_title: allHostileHtml,
        call_to_action: allHostileHtml,
        gdpr_use: '1',
        push_service: 'repush',
        push_repush_code: 'https://repush.example/sdk.js',
        use_old_checkbox: '0',
      },
      source: { key: allHostileHtml.slice(0, 500), region_id: '"><img src=x onerror=hit=1>' },
      documents: hostileTexts.map((title, id) => ({ id, title, path: '/documents/privacy' })),
      offers: {
        page_call_to_action: allHostileHtml,
        offers: [
          harmful,
          ...hostileTexts.map((text, index) =>
            buildOffer({
              offer_order_id: index + 2_000,
              info_html: text,
              advert_slogan: text,
              domain_url: text,
              partner: text,
            }),
          ),
        ],
      },
      overlayOffers: { offers: [buildOffer({ is_external: '1', advert_slogan: allHostileHtml })] },
      checkboxConfig: {
        is_checked: '1',
        checkboxes: hostileTexts.map((text) => ({
          text_mobile: `{documents_link} ${text}`,
          text_pc: `{documents} ${text}`,
          documents: [{ id: '1', title: text, path: '/documents/consent' }],
          mobile_button_text: text,
        })),
      },
    },
    permissions: ['notifications'],
  });

  for (const [screen, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['wide screen', { width: 1280, height: 900 }],
  ] as const) {
    test(`in every field of a ${screen} run, request, cover and restyle nothing`, async ({
      landing,
      page,
      violations,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      const left = watch(page, landing);
      await landing.open();
      const notice = page.getByRole('region', { name: 'Уведомление о cookie' });
      await expect(notice).toContainText('нажми');
      await expect(page.getByRole('region', { name: 'Уведомления', exact: true })).toContainText(
        'нажми',
      );
      await expect(page.getByRole('contentinfo')).toContainText('нажми');
      await expect(landing.form).toContainText('onerror');
      expect(await findTraces(page)).toEqual({ ...CLEAN, forms: 1 });
      await notice.getByRole('button', { name: 'Хорошо' }).click();

      await landing.apply();
      const banner = page.getByRole('region', { name: 'Лучшее предложение' });
      await expect(banner).toContainText('нажми');
      const list = page.getByRole('region', { name: 'Другие предложения' });
      const more = page.getByRole('button', { name: 'Показать ещё' });
      while (await more.isVisible()) await more.click();
      await expect(list.getByRole('link')).toHaveCount(hostileTexts.length + 1);
      await expect(list).toContainText('глубоко');
      await banner.hover();
      expect(await findTraces(page)).toEqual(CLEAN);
      expect(await page.title()).toContain('<img');
      expect(left).toEqual([]);
      expect(violations).toEqual([]);
      // Nothing lies over the way on.
      await landing.next.click({ trial: true });
    });
  }

  test('do run where nothing cleans them: more than a hundred of them by themselves', async ({
    landing,
    page,
  }) => {
    await page.route(`${landing.origin}/control`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>control</title>' }),
    );
    await page.goto(`${landing.origin}/control`);
    // A refresh would leave the page before anything is counted.
    const staying = hostileHtml.filter((payload) => !payload.includes('http-equiv'));
    const ran = await page.evaluate(async (payloads) => {
      const ran = new Set<string>();
      for (const payload of payloads) {
        Reflect.set(window, 'hit', 0);
        const place = document.body.appendChild(document.createElement('div'));
        place.innerHTML = payload;
        for (const element of place.querySelectorAll<HTMLElement>('*')) {
          const handlers = element.getAttributeNames().filter((name) => name.startsWith('on'));
          handlers.forEach((name) => element.dispatchEvent(new Event(name.slice(2))));
          const isScript = /^javascript:/i.test(element.getAttribute('href') ?? '');
          if (isScript) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }
        await new Promise((resolve) => setTimeout(resolve));
        if (Reflect.get(window, 'hit') !== 0) ran.add(payload);
        place.remove();
      }
      return ran.size;
    }, staying);
    expect(ran).toBeGreaterThan(100);
  });
});

test.describe(`${hostileUrls.length} hostile addresses`, () => {
  const url = (address: string, index: number) =>
    buildOffer({ offer_order_id: index, best: '1', is_external: '1', url: address });
  test.use({
    serviceOptions: {
      offers: { offers: hostileUrls.map(url) },
      overlayOffers: { offers: hostileUrls.map(url) },
      documents: hostileUrls.map((path, id) => ({ id, title: 'Документ', path })),
      slotImages: { default: [...hostileUrls], overlay: [...hostileUrls] },
      siteInfo: {
        og_image: 'javascript:hit=1',
        payment_block_site_info: hostileUrls
          .map((address) => `<a href="${address.replaceAll('"', '&quot;')}">сюда</a>`)
          .join(),
        push_service: 'repush',
        push_repush_code: '//evil.example/sdk.js',
      },
      offerUrl: 'javascript:window.hit=1',
      showcaseUrl: '//evil.example/showcase',
    },
    permissions: ['notifications'],
  });

  test('become no link, no picture, no script and no way to leave', async ({ landing, page }) => {
    const left = watch(page, landing);
    await landing.open();
    await expect(page.getByRole('contentinfo')).toContainText('сюда');
    expect(await page.getByRole('contentinfo').getByRole('link').all()).toEqual([]);
    await landing.rulesButton.click();
    await expect(landing.rules).toContainText('Документы скоро появятся.');
    await landing.rules.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByRole('region', { name: 'Лучшее предложение' })).toHaveCount(0);
    await expect(page.locator('meta[property="og:image"]')).not.toHaveAttribute(
      'content',
      /javascript/,
    );

    await landing.phone.pressSequentially('9123456789');
    await landing.submit.click();
    await expect(landing.alert).toContainText('Сейчас нет предложений на эту сумму');
    await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
    expect(await findTraces(page)).toEqual({ ...CLEAN, forms: 1 });
    expect(left).toEqual([]);
  });
});
