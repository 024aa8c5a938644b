/** WCAG 2.2 AA on the built page: axe in every state, theme and colour mode, and checks that axe cannot do. */
import { chromium, type Page } from '@playwright/test';
import type { ScenarioName } from '~mocks/scenarios';
import { ACCESSIBILITY_STATES } from '../support/accessibilityStates';
import { COLOR_RULES, findViolations } from '../support/axe';
import { expect, expectNoOverflow, FAST_POLL } from '../support/fixtures';
import { setPalette } from '../support/palette';
import { fullBrowserLaunch } from '~tests/support/launch';
import { test } from '../support/scenarioFixtures';
import { expectScenario, expectTexts, openScenario } from '../support/scenarioPage';
import { FULL, isFullRun } from '~tests/support/constants';
import { locateElement } from '~tests/support/pageElements';

/** Every combination of theme and colour mode. */
const THEMES_AND_MODES = (['red', 'green', 'blue', 'yellow'] as const).flatMap((theme) =>
  (['light', 'dark'] as const).map((mode) => ({ theme, mode })),
);

/** Another combination for each state and screen: in every run on a phone, whose others follow in the full run. */
const isSample = (at: number, index: number) => at === (index * 3) % THEMES_AND_MODES.length;

/** States with a sheet or message that closes by itself, possibly before a second analysis. */
const SHORT_STATES: readonly ScenarioName[] = ['bottom-sheets-all', 'submit-failed'];

/** Left to the full run. */
const FULL_RUN_STATES: readonly ScenarioName[] = [
  'form-filled',
  'phone-incomplete',
  'amount-editing',
  'rules',
  'overlay-open',
  'cookie-settings',
  'submit-failed',
  'approved-reloaded',
  'countdown-over',
  'offers-long',
  'offers-warned',
  'server-error',
];

/** Pages with few controls. */
const ERROR_STATES: readonly ScenarioName[] = ['not-found', 'server-error'];

for (const [index, state] of ACCESSIBILITY_STATES.entries()) {
  const isShort = SHORT_STATES.includes(state);
  const widths = isFullRun && !isShort ? '390 and 1440 px' : '390 px';
  const isLeft = FULL_RUN_STATES.includes(state);
  test(`scenario ${state} shows its state, has no axe violation at ${widths}, has controls of the required size, and fits 320 px and text at 200 %${isFullRun || isLeft ? FULL : ''}`, async ({
    page,
    origin,
    logs,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScenario(page, origin, state);
    await expectScenario(page, state, logs);
    await expectLargeTargets(page, ERROR_STATES.includes(state) ? 1 : 4);
    await expectNoViolation(page, index * 2, false);

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    if (!isShort && isFullRun) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoViolation(page, index * 2 + 1, true);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addStyleTag({ content: 'html{font-size:200%}' });
    await expectNoOverflow(page);
    await expect.poll(() => cutTexts(page)).toEqual([]);
  });
}

for (const [index, state] of SHORT_STATES.entries()) {
  test(`scenario ${state} has no axe violation at 1440 px${FULL}`, async ({ page, origin }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScenario(page, origin, state);
    await expectTexts(page, state);
    await expectNoViolation(page, index * 2 + 1, true);
  });
}

async function expectNoViolation(page: Page, index: number, isWide: boolean): Promise<void> {
  for (const [at, { theme, mode }] of THEMES_AND_MODES.entries()) {
    // A wide screen has the same colours.
    if (isSample(at, index) ? isFullRun && !isWide : isWide || !isFullRun) continue;
    await setPalette(page, theme, mode);
    const rules = isSample(at, index) ? undefined : COLOR_RULES;
    expect(await findViolations(page, rules), `${theme}, ${mode}`).toEqual([]);
  }
}

/** Texts that are cut off by their own box. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, p, button, a, label, span')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        const isVisuallyHidden = clipPath !== 'none';
        return (
          !isVisuallyHidden &&
          element.checkVisibility() &&
          overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map(({ innerText }) => innerText),
  );
}

const MAIN_CONTROLS =
  /Подобрать|Получить|Хорошо|Закрыть|Очистить|Далее|₽|Оформление|Подписаться|Не сейчас|Предложение/;

/**
 * Expects main controls of 44 px and others of 24 px, outside of text.
 *
 * @param minCount of all controls, which it waits for: some come late
 */
async function expectLargeTargets(page: Page, minCount: number): Promise<void> {
  await expect(async () => {
    const targets = await measureTargets(page);
    expect(targets.length).toBeGreaterThanOrEqual(minCount);
    const small = targets.filter(({ name, width, height }) => {
      const minimum = MAIN_CONTROLS.test(name) ? 44 : 24;
      return Math.min(width, height) < minimum - 0.5;
    });
    expect(small).toEqual([]);
  }).toPass(FAST_POLL);
}

/** The controls outside of text. */
function measureTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input')]
      .filter((element) => element.checkVisibility() && element.closest('p, li') === null)
      .map((element) => {
        // A click on the label counts as well.
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const boxes = [element, ...(label === undefined ? [] : [label])].map((each) =>
          each.getBoundingClientRect(),
        );
        return {
          name: element.getAttribute('aria-label') ?? element.innerText,
          width: Math.max(...boxes.map(({ width }) => width)),
          height: Math.max(...boxes.map(({ height }) => height)),
        };
      }),
  );
}

test('with a screen reader the form has names, values and descriptions, and axe finds violations that are put into it', async ({
  page,
  origin,
}) => {
  await openScenario(page, origin, 'first-visit-plain');
  await expect(locateElement(page, 'form')).toMatchAriaSnapshot(`
    - form "Анкета":
      - button /30.000.₽ \\(изменить сумму\\)/
      - slider "Сумма": "30000"
      - text: Мобильный телефон
      - textbox "Мобильный телефон":
        - /placeholder: +7 (9XX) XXX-XX-XX
      - paragraph: Нужен, чтобы подобрать предложение
      - checkbox "С правилами сервиса согласен." [checked]
      - text: С
      - button "правилами сервиса"
      - text: согласен.
      - paragraph
      - paragraph: "Осталось: телефон"
      - progressbar "Заполнение анкеты"
      - button "Подобрать займ" [disabled]
  `);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^30\s000 рублей$/);
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription(
    'Нужен, чтобы подобрать предложение',
  );
  // Hydration would restore elements that are removed earlier.
  await page.locator('#root[data-started][aria-busy=false]').waitFor();
  await page.evaluate(() => {
    document.querySelector('label')?.remove();
    document.querySelector('form')?.style.setProperty('color', '#eee');
  });
  const rules = (await findViolations(page)).map((violation) => violation.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'label-title-only']));
});

/** The longest animation or transition of any element or pseudo-element, in seconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seconds = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element, pseudo);
        return `${animationDuration},${transitionDuration}`.split(',').map(parseFloat);
      }),
    );
    return Math.max(...seconds.filter(Number.isFinite));
  });
}

test('the approved card is a heading and a link that announces a new tab, and reduced motion turns off all animations and transitions', async ({
  page,
  origin,
}) => {
  await openScenario(page, origin, 'approved');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Заявка одобрена" [level=2]
    - paragraph: /Лодка Финанс Заявка на/
    - link /Далее.*откроется в новой вкладке/
  `);
  expect(await longestMotion(page)).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => longestMotion(page)).toBeLessThanOrEqual(0.001);
});

test('form, cards and their actions keep their edges in forced colours, and the form its colours and one sheet in print, and refuses the forced dark theme of the browser', async ({
  page,
  origin,
}) => {
  await openScenario(page, origin, 'form-filled');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      return element === null ? null : getComputedStyle(element);
    };
    return {
      submit: style('[type=submit]')?.borderStyle,
      phone: style('[type=tel]')?.borderStyle,
      consent: style('[type=checkbox] + span')?.borderStyle,
      slider: style('[type=range]')?.getPropertyValue('forced-color-adjust'),
      thumb: style('[type=range]')?.getPropertyValue('--accent'),
      bar: style('[role=progressbar]')?.borderStyle,
    };
  });
  expect(edges).toEqual({
    submit: 'solid',
    phone: 'solid',
    consent: 'solid',
    slider: 'none',
    thumb: 'Highlight',
    bar: 'solid',
  });
  await test.step('an unchecked box shows no checkmark', async () => {
    const checkmark = page.locator('[name=accept] + span svg');
    await expect(checkmark).toBeVisible();
    await page.locator('[name=accept]').uncheck();
    await expect(checkmark).toBeHidden();
  });
  await test.step('cards and their actions', async () => {
    await page.setViewportSize({ width: 1366, height: 900 });
    const banner = page.getByRole('region', { name: 'Лучшее предложение' }).getByRole('link');
    await expect(banner).toBeVisible();
    const action = banner.getByText('Получить деньги');
    const formCard = locateElement(page, 'form').locator('..');
    const promo = locateElement(page, 'timer').locator('xpath=ancestor::section[1]');
    for (const part of [banner, action, formCard, promo]) {
      await expect(part).toHaveCSS('border-top-style', 'solid');
    }
  });
  await test.step('in print', async () => {
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    const selectors = ['[type=checkbox] + span', '[type=range]', '[role=progressbar] > *'];
    for (const selector of selectors) {
      await expect(page.locator(selector).first()).toHaveCSS('print-color-adjust', 'exact');
    }
    await expect(page.locator('form')).toHaveCSS('break-inside', 'avoid');
  });
});

test(`a page that the browser darkens although the visitor prefers light has its own dark colours, whatever is chosen${FULL}`, async ({
  origin,
}) => {
  const args = [...fullBrowserLaunch.args, '--enable-features=WebContentsForceDark'];
  const browser = await chromium.launch({ ...fullBrowserLaunch, args });
  const page = await browser.newPage({ locale: 'ru-RU', colorScheme: 'light' });
  await openScenario(page, origin, 'first-visit');
  const html = page.locator('html');
  const button = page.getByRole('button', { name: /^Оформление/ });
  for (const name of ['Оформление: как в системе', 'Оформление: светлое', 'Оформление: тёмное']) {
    await expect(button).toHaveAccessibleName(name);
    await expect(html).toHaveAttribute('data-color-mode', 'dark');
    await button.click();
    // Under the focus its name says no mode: the new one has been announced.
    await button.blur();
  }
  await browser.close();
});

test(`a dark page prints in light colours, with form, offer and legal text, without floating panels${FULL}`, async ({
  page,
  origin,
}) => {
  // Wide enough for both panels at once.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScenario(page, origin, 'bottom-sheets-all');
  const offer = page.getByRole('region', { name: 'Лучшее предложение' });
  const panels = [
    page.getByRole('region', { name: 'Уведомление о cookie' }),
    page.getByRole('complementary', { name: 'Предложение партнёра' }),
  ];
  for (const part of [offer, ...panels]) await expect(part).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-mode', 'dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-color-mode', 'light');
  const form = locateElement(page, 'form');
  for (const part of [form, offer, page.getByRole('contentinfo')]) {
    await expect(part).toBeVisible();
  }
  for (const panel of panels) await expect(panel).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-color-mode', 'dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openScenario(page, origin, 'first-visit');
  await expect(html).toHaveAttribute('data-color-mode', 'light');
});
