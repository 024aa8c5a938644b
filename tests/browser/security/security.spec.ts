/** The Content-Security-Policy, and hostile HTML, texts and urls from the service. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildOffer } from '~mocks/data/offers';
import { pageHeaders } from '~/build/headers';
import { demo } from '~tests/support/sites';
import { hostileUrls } from '~tests/support/hostileUrls';
import { hostileHtml, hostileTexts } from '~tests/support/hostileHtml';
import {
  expect,
  forgetViolations,
  isOwn,
  offersOf,
  recordRequests,
  test,
  type LandingPage,
} from '../support/fixtures';
import { COOKIE_NOTICE } from '../support/thirdPartySettings';
import { FULL, isEverydayRun } from '~tests/support/constants';

const INDEX = fileURLToPath(new URL('../../../dist/index.html', import.meta.url));

test.describe('the Content-Security-Policy', () => {
  test('blocks unknown scripts, and the tests see the violations', async ({
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
      .toEqual(expect.arrayContaining(['inline', 'https://evil.example/x.js']));
    expect(await page.evaluate(() => Reflect.get(window, 'hit') as unknown)).toBeUndefined();
    await forgetViolations(page, violations);
  });

  const withoutAds = { ...demo, ads: { ...demo.ads, allowedPlatforms: ['ads_none' as const] } };
  const headersOf = async (site: typeof demo) => pageHeaders(site, [await readFile(INDEX, 'utf8')]);

  test.describe('of a site without ads and push', () => {
    test.use({
      serviceOptions: {
        siteInfo: { ...COOKIE_NOTICE, use_old_checkbox: '0' },
        checkboxConfig: { is_checked: '1' },
      },
      pageHeaders: async ({}, use) =>
        use(
          await headersOf({
            ...withoutAds,
            push: { ...demo.push, allowedServices: ['none'] },
          }),
        ),
    });

    test('enforces Trusted Types, under which the whole page works', async ({
      landing,
      page,
      pageErrors,
      violations,
    }) => {
      await landing.open();
      await page.getByRole('button', { name: 'правила сервиса' }).click();
      await expect(landing.rules.getByRole('link').first()).toBeVisible();
      await landing.rules.getByRole('button', { name: 'Закрыть' }).click();
      await landing.apply();
      await expect(landing.footer).toContainText('Полная стоимость займа');
      await expect.poll(() => landing.service.callsTo('counter').length).toBe(1);
      expect(pageErrors).toEqual([]);
      expect(violations).toEqual([]);

      const written = await page.evaluate(() => {
        try {
          document.body.innerHTML = '<b>written</b>';
          return 'written';
        } catch {
          return 'blocked';
        }
      });
      expect(written).toBe('blocked');
      await expect.poll(() => violations.length).toBeGreaterThan(0);
      await forgetViolations(page, violations);
    });

    test('shows the texts of the service with their structure where another script has taken the policy of DOMPurify', async ({
      landing,
      page,
      violations,
    }) => {
      await page.addInitScript(takePolicy, 'dompurify');
      await landing.open();
      await expect(
        landing.footer.locator('li', { hasText: 'Полная стоимость займа' }),
      ).toBeVisible();
      await forgetViolations(page, violations);
    });

    test.describe('on a site with configured consents', () => {
      const html =
        '<p>Текст <b>партнёра</b> &mdash; <a href="https://partner.example/a">условия</a></p>';
      test.use({
        serviceOptions: {
          siteInfo: { use_old_checkbox: '0', gdpr_use: '1', gdpr_text: html },
          checkboxConfig: {
            is_checked: '1',
            checkboxes: [{ text_mobile: html, text_pc: '', documents: [], mobile_button_text: '' }],
          },
          ...offersOf(buildOffer({ best: '1', info_html: html })),
        },
      });

      test('shows the texts of consents, offers, cookie notice and footer as plain text, with one line in the log, where another script has taken every policy', async ({
        landing,
        page,
        violations,
      }) => {
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.text().includes('plain text')) warnings.push(message.text());
        });
        await page.addInitScript(takePolicy, 'landing-html');
        await landing.open();
        const text = 'Текст партнёра — условия';
        await expect(page.getByRole('checkbox', { name: text })).toBeChecked();
        await expect(landing.bestOffer).toContainText(text);
        await expect(landing.cookieNotice).toContainText(text);
        await expect(landing.footer).toContainText('Полная стоимость займа');
        await landing.apply();
        await expect.poll(() => warnings.length).toBe(1);
        await forgetViolations(page, violations);
      });
    });
  });
});

/** In the page: creates a Trusted Types policy, as a script of somebody else would. */
function takePolicy(name: string): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  };
  try {
    trustedTypes?.createPolicy(name, {});
  } catch {
    // Refused by the policy of the page.
  }
}

/** Collects requests to other hosts and opened tabs. */
function collectForeign(page: Page, { origin }: LandingPage): string[] {
  const foreign = recordRequests(page, (url) => url.origin !== origin);
  page.on('popup', (popup) => foreign.push(`a tab: ${popup.url()}`));
  return foreign;
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

/** Finds elements, attributes and links that the sanitizer must remove. */
function findTraces(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('#root *')];
    const describe = (elements: Element[]) => elements.map((each) => each.outerHTML.slice(0, 200));
    const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
    const links = all.filter((element) => element.localName === 'a');
    return {
      hits: (Reflect.get(window, 'hit') as number | undefined) ?? 0,
      foreign: describe([
        ...document.querySelectorAll(
          '#root :is(script, iframe, object, embed, style, link, video, template, base, meta, details, marquee, textarea, select, table, picture)',
        ),
      ]),
      handlers: describe(
        all.filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on'))),
      ),
      styled: describe(all.filter((element) => /position|url\(/.test(attribute(element, 'style')))),
      forms: document.querySelectorAll('form').length,
      roots: document.querySelectorAll('[id=root]').length,
      badLinks: describe(
        links.filter((link) => !/^(https?:\/\/|\/(?!\/))/.test(attribute(link, 'href'))),
      ),
      nested: document.querySelectorAll('a a').length,
      sameTab: describe(links.filter((link) => attribute(link, 'target') !== '_blank')),
    };
  });
}

/** So many texts take a busy machine some time. */
const expectSlowly = expect.configure({ timeout: 90_000 });

const SCREENS = [
  ['phone', { width: 390, height: 844 }],
  ['wide screen', { width: 1280, height: 900 }],
] as const;

/** All texts on one page would keep a slow machine busy for a minute; `npm test` takes one part, on a wide screen. */
const PARTS = isEverydayRun ? 8 : 2;

for (let part = 1; part <= PARTS; part += 1) {
  const texts = hostileTexts.filter((_text, index) => index % PARTS === part - 1);
  const allTexts = texts.join('\n');
  test.describe(`${hostileHtml.length} hostile texts (part ${part} of ${PARTS})`, () => {
    const hostileOffer = buildOffer({ best: '1', info_html: allTexts });
    test.use({
      serviceOptions: {
        siteInfo: {
          payment_block_site_info: allTexts,
          payment_block_top_mobile: allTexts,
          payment_block_top_pc: allTexts,
          gdpr_text: allTexts,
          push_repush_text: allTexts,
          title: allTexts,
          title_main: allTexts,
          og_title: allTexts,
          call_to_action: allTexts,
          gdpr_use: '1',
          push_service: 'repush',
          push_repush_code: 'https://repush.example/sdk.js',
          use_old_checkbox: '0',
        },
        source: { key: allTexts.slice(0, 500), region_id: '"><img src=x onerror=hit=1>' },
        documents: texts.map((title, id) => ({ id, title, path: '/documents/privacy' })),
        offers: {
          // Shown on every card, so only one of the texts.
          page_call_to_action: texts[0] ?? '',
          offers: [
            hostileOffer,
            ...texts.map((text, index) =>
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
        // Without a label of its own the overlay shows the site's, which has all texts.
        overlayOffers: {
          page_call_to_action: '',
          offers: [buildOffer({ is_external: '1', advert_slogan: allTexts })],
        },
        checkboxConfig: {
          is_checked: '1',
          checkboxes: texts.map((text) => ({
            text_mobile: `{documents_link} ${text}`,
            text_pc: `{documents} ${text}`,
            documents: [{ id: '1', title: text, path: '/documents/consent' }],
            mobile_button_text: text,
          })),
        },
      },
      notifications: 'granted',
    });

    for (const [screen, viewport] of SCREENS) {
      const isSample = isEverydayRun && part === 2 && screen === SCREENS[1][0];
      test(`run no code and change no other part of the page on a ${screen}${isSample ? '' : FULL}`, async ({
        landing,
        page,
        violations,
      }) => {
        await page.setViewportSize(viewport);
        const foreign = collectForeign(page, landing);
        await landing.openPausedAt(landing.cookieNotice);
        for (const [part, text] of [
          [landing.cookieNotice, 'нажми'],
          [landing.footer, 'нажми'],
          [landing.form, 'нажми'],
        ] as const) {
          await landing.runUntil(async () => expect(await part.textContent()).toContain(text));
        }
        expect(await findTraces(page)).toEqual({ ...CLEAN, forms: 1 });
        await landing.acceptCookies.click();
        await page.clock.resume();
        // A push prompt that comes under the pointer would stay and keep the offer closed.
        await page.mouse.move(1, 1);
        await expectSlowly(landing.overlayOffer.getByRole('link')).toBeVisible();
        await landing.overlayOffer.getByRole('button').click();
        await page.mouse.move(1, 1);
        await landing.overlayOffer.getByRole('button').blur();
        await expectSlowly(landing.pushPrompt).toContainText('нажми');
        expect(await findTraces(page)).toEqual({ ...CLEAN, forms: 1 });

        await landing.apply();
        const banner = landing.bestOffer;
        await expectSlowly(banner).toContainText('нажми');
        const list = landing.otherOffers;
        const more = page.getByRole('button', { name: 'Показать ещё' });
        await expect(async () => {
          if (await more.isVisible()) await more.click({ timeout: 5_000 });
          expect(await list.getByRole('link').count()).toBe(texts.length);
        }).toPass({ timeout: 90_000 });
        await expectSlowly(list).toContainText('нажми');
        await banner.hover();
        // The form leaves a little later than the card comes.
        await expectSlowly.poll(() => findTraces(page)).toEqual(CLEAN);
        expect(await page.title()).toContain('<img');
        expect(foreign).toEqual([]);
        expect(violations).toEqual([]);
        // «Далее» is not covered.
        await landing.next.click({ trial: true });
      });
    }
  });
}

test.describe(`${hostileHtml.length} hostile texts`, () => {
  test('run code when they are inserted unsanitized', async ({ landing, page }) => {
    await page.route(`${landing.origin}/control`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>control</title>' }),
    );
    await page.goto(`${landing.origin}/control`);
    // A refresh would leave the page.
    const payloadsOnPage = hostileHtml.filter((payload) => !payload.includes('http-equiv'));
    const ran = await page.evaluate(async (payloads) => {
      const ran = new Set<string>();
      for (const payload of payloads) {
        Reflect.set(window, 'hit', 0);
        const host = document.body.appendChild(document.createElement('div'));
        host.innerHTML = payload;
        for (const element of host.querySelectorAll<HTMLElement>('*')) {
          const handlers = element.getAttributeNames().filter((name) => name.startsWith('on'));
          handlers.forEach((name) => element.dispatchEvent(new Event(name.slice(2))));
          const isScript = /^javascript:/i.test(element.getAttribute('href') ?? '');
          if (isScript) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }
        await new Promise((resolve) => setTimeout(resolve));
        if (Reflect.get(window, 'hit') !== 0) ran.add(payload);
        host.remove();
      }
      return ran.size;
    }, payloadsOnPage);
    expect(ran).toBeGreaterThan(100);
  });
});

test.describe(`${hostileUrls.length} hostile urls`, () => {
  const offerWith = (url: string, index: number) =>
    buildOffer({ offer_order_id: index, best: '1', is_external: '1', url });
  test.use({
    serviceOptions: {
      // Only the last offer has a valid url and is shown; its picture is hostile.
      offers: {
        offers: [...hostileUrls.map(offerWith), buildOffer({ offer_order_id: 9_000, best: '1' })],
      },
      overlayOffers: { offers: hostileUrls.map(offerWith) },
      documents: hostileUrls.map((path, id) => ({ id, title: 'Документ', path })),
      slotImages: { default: [...hostileUrls], overlay: [...hostileUrls] },
      siteInfo: {
        og_image: 'javascript:hit=1',
        payment_block_site_info: hostileUrls
          .map((url) => `<a href="${url.replaceAll('"', '&quot;')}">сюда</a>`)
          .join(),
        push_service: 'repush',
        push_repush_code: '//evil.example/sdk.js',
      },
      offerUrl: 'javascript:window.hit=1',
      showcaseUrl: '//evil.example/showcase',
    },
    notifications: 'granted',
  });

  test('become no link, image, script or navigation', async ({ landing, page }) => {
    const foreign = collectForeign(page, landing);
    // A picture that fails to load is replaced by a letter.
    const failedPictures: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('a slot image')) failedPictures.push(message.text());
    });
    await landing.open();
    await expect(landing.footer).toContainText('сюда');
    expect(await landing.footer.getByRole('link').all()).toEqual([]);
    await landing.rulesButton.click();
    await expect(landing.rules).toContainText('Документы скоро появятся.');
    await landing.rules.getByRole('button', { name: 'Закрыть' }).click();
    await expect(landing.timer).toBeAttached();
    await expect(landing.bestOffer.getByRole('link')).toHaveCount(1);
    await expect(landing.bestOffer.locator('img')).toHaveCount(0);
    expect(failedPictures).toEqual([]);
    await expect(page.locator('meta[property="og:image"]')).not.toHaveAttribute(
      'content',
      /javascript/,
    );

    await landing.sendForm();
    await expect(landing.alert).toContainText('Сейчас нет предложений на эту сумму');
    await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
    expect(await findTraces(page)).toEqual({ ...CLEAN, forms: 1 });
    expect(foreign).toEqual([]);
  });
});
