/** WCAG 2.2 AA, on the built page: rules that a machine can check in every state, theme and mode, and ways of use. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { ScenarioName } from '../../mocks/scenarios';
import { THEME_COLORS } from '../../src/config/constants';
import { COLOR_MODES } from '../../src/design/palettes';
import { expect, test as base } from './fixtures';
import { openScenario, startScenarioServer } from './scenarioPage';

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await startScenarioServer();
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const STATES: readonly ScenarioName[] = [
  'first-visit-plain',
  'form-filled',
  'phone-incomplete',
  'amount-editing',
  'consents-new',
  'rules',
  'overlay-open',
  'tray-full',
  'submit-failed',
  'approved',
  'countdown-over',
  'offers-long',
  'not-found',
  'server-error',
];

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** All looks of the page. */
const LOOKS = THEME_COLORS.flatMap((theme) => COLOR_MODES.map((mode) => ({ theme, mode })));

/**
 * Of all looks, those that a state is checked in: every one in the full run, otherwise two, another two for each state
 * and screen, so that each look meets each kind of state sooner or later.
 */
function looksOf(index: number) {
  if (process.env['TEST_FULL'] === '1') return LOOKS;
  return [index * 3, index * 3 + 5].flatMap((at) => LOOKS[at % LOOKS.length] ?? []);
}

async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What ad platforms put into their frames is theirs.
    .exclude('iframe')
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
  );
}

test.describe('axe finds nothing', () => {
  STATES.flatMap((state) => SCREENS.map((screen) => ({ state, screen }))).forEach(
    ({ state, screen }, index) => {
      test(`in ${state} at ${screen.width} px`, async ({ page, origin }) => {
        await page.setViewportSize(screen);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openScenario(page, origin, state);
        // Error pages are a chunk that may still be on its way.
        await expect(page.locator('main')).toBeVisible();
        for (const { theme, mode } of looksOf(index)) {
          await page.evaluate(
            (look) => {
              document.documentElement.dataset['theme'] = look.theme;
              document.documentElement.dataset['colorMode'] = look.mode;
            },
            { theme, mode },
          );
          expect(await findingsOf(page), `${theme}, ${mode}`).toEqual([]);
        }
      });
    },
  );

  test('but does find what is wrong', async ({ page, origin }) => {
    await openScenario(page, origin, 'first-visit-plain');
    // What is taken away earlier is put back when React takes the page over.
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'false');
    await page.evaluate(() => {
      document.querySelector('label')?.remove();
      document.querySelector('form')?.style.setProperty('color', '#eee');
    });
    expect((await findingsOf(page)).join()).toMatch(/color-contrast.*|label.*/);
  });
});

test.describe('on a small screen', () => {
  for (const state of STATES) {
    test(`nothing of ${state} is wider than 320 px`, async ({ page, origin }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openScenario(page, origin, state);
      expect(await widthBeyondScreen(page)).toBe(0);
    });
  }
});

test.describe('with text at 200 %', () => {
  for (const state of STATES) {
    test(`${state} fits a phone, and no words are cut`, async ({ page, origin }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openScenario(page, origin, state);
      await page.addStyleTag({ content: 'html{font-size:200%}' });
      expect(await widthBeyondScreen(page)).toBe(0);
      expect(await cutWords(page)).toEqual([]);
    });
  }
});

/** How much wider than the screen the page is, in pixels. */
function widthBeyondScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return Math.max(0, root.scrollWidth - root.clientWidth);
  });
}

/** Texts that their own box cuts off. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, p, button, a, label, span')]
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        const isMeantForVoices = clipPath !== 'none';
        return (
          !isMeantForVoices &&
          element.checkVisibility() &&
          overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map(({ innerText }) => innerText),
  );
}

test('what matters can be hit with a thumb, and nothing is under 24 px', async ({
  page,
  origin,
}) => {
  const isLarge =
    /Подобрать|Получить|Хорошо|Закрыть|Очистить|Далее|₽|Оформление|Подписаться|Не сейчас|Предложение/;
  for (const state of ['form-filled', 'tray-full', 'approved', 'submit-failed'] as const) {
    await openScenario(page, origin, state);
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], input')]
        .filter((element) => element.checkVisibility() && element.closest('p, li') === null)
        .map((element) => {
          // A hit anywhere on its label counts too.
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
    expect(targets.length).toBeGreaterThan(3);
    const small = targets.filter(({ name, width, height }) => {
      const least = isLarge.test(name) ? 44 : 24;
      return Math.min(width, height) < least - 0.5;
    });
    expect(small, state).toEqual([]);
  }
});

test.describe('for voices', () => {
  test('the form has its names, values and descriptions', async ({ page, origin }) => {
    await openScenario(page, origin, 'first-visit-plain');
    await expect(page.getByRole('form', { name: 'Анкета' })).toMatchAriaSnapshot(`
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
        - progressbar "Заполнение анкеты"
        - button "Подобрать займ" [disabled]
        - paragraph: "Осталось: телефон"
    `);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^30\s000 рублей$/);
    await expect(page.getByRole('textbox')).toHaveAccessibleDescription(
      'Нужен, чтобы подобрать предложение',
    );
  });

  test('a wrong number is said with its field', async ({ page, origin }) => {
    await openScenario(page, origin, 'phone-incomplete');
    const phone = page.getByRole('textbox', { name: 'Мобильный телефон' });
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription('Введите номер полностью: +7 (9XX) XXX-XX-XX');
  });

  test('the approved card is a heading and a link that says where it opens', async ({
    page,
    origin,
  }) => {
    await openScenario(page, origin, 'approved');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Заявка одобрена" [level=2]
      - paragraph
      - link /Далее.*откроется в новой вкладке/
    `);
  });

  test('the timer is silent, and its end is said once', async ({ page }) => {
    const server = await startScenarioServer();
    await page.clock.install();
    await page.goto(`${server.origin}/?scenario=countdown-last-minute`);
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText(/^\d\d:\d\d$/);
    await expect(timer).not.toHaveAttribute('aria-live', /polite|assertive/);
    const said = page.getByText('Время предложения вышло');
    await expect(said).toHaveCount(0);
    await page.clock.runFor(61_000);
    await expect(timer).toHaveText('Последний шанс!');
    await expect(said).toHaveCount(1);
    await server.close();
  });
});

test('with reduced motion nothing moves by itself', async ({ page, origin }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScenario(page, origin, 'approved');
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((each) => Number(each.effect?.getTiming().duration)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
});

test('with forced colours every control keeps an edge or a mark', async ({ page, origin }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScenario(page, origin, 'form-filled');
  const edges = await page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      return element === null ? null : getComputedStyle(element);
    };
    return {
      submit: style('[type=submit]')?.borderStyle,
      phone: style('[type=tel]')?.borderStyle,
      consent: style('[type=checkbox] + span')?.borderStyle,
      slider: style('[type=range]')?.appearance,
      bar: style('[role=progressbar]')?.borderStyle,
    };
  });
  expect(edges).toEqual({
    submit: 'solid',
    phone: 'solid',
    consent: 'solid',
    slider: 'auto',
    bar: 'solid',
  });
});

test('on paper there is the form and the legal text, and nothing floats over them', async ({
  page,
  origin,
}) => {
  await openScenario(page, origin, 'tray-full');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Анкета' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Уведомление о cookie' })).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Предложение партнёра' })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
});
