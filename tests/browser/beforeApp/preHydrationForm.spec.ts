/** The form before, across and after hydration: usable once the visit is known, and no input is lost. */
import type { Page } from '@playwright/test';
import {
  deferRequests,
  expect,
  recordRequests,
  test,
  withFullBrowser,
  type LandingPage,
} from '../support/fixtures';
import { FULL, PHONE } from '~tests/support/constants';

/** Opens the page with its scripts deferred and waits until the form can be used. */
async function openWithoutScripts(landing: LandingPage, path = '/?utm_source=yandex') {
  const deliverScripts = await landing.openWithDeferredScripts(path);
  await landing.waitUntilReady();
  return async () => {
    await deliverScripts();
    await landing.started.waitFor();
  };
}

/** The offers render after all effects of the first render, in which a press from before hydration is repeated. */
async function waitForRepeatedPress(landing: LandingPage): Promise<void> {
  await expect(landing.bestOffer).toBeAttached();
}

function addCookies({ page, origin }: LandingPage, cookies: Readonly<Record<string, string>>) {
  return page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
    })),
  );
}

/** Counts how often texts of these elements are written. @returns a function that reads the count */
async function countTextWrites(page: Page, selector: string): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle((observed) => {
    const writes = { count: 0 };
    const observer = new MutationObserver((records) => {
      writes.count += records.length;
    });
    for (const element of document.querySelectorAll(observed)) {
      observer.observe(element, { childList: true, characterData: true, subtree: true });
    }
    return writes;
  }, selector);
  return async () => (await count.evaluate((writes) => writes)).count;
}

test('the form can be used before the scripts have arrived, and writes only the texts that change', async ({
  landing,
  page,
}) => {
  await openWithoutScripts(landing);
  await expect(landing.preloader).toBeHidden();
  await test.step('a phone rewrites no other text of the page before it is complete', async () => {
    const writes = await countTextWrites(page, 'button, p');
    await landing.typePhone('912345678');
    expect(await writes()).toBe(0);
    await landing.slider.press('End');
    expect(await writes()).toBe(1);
    await expect(landing.amountButton).toHaveText(/^100\s000\s₽/);
    await expect(landing.slider).toHaveAttribute('aria-valuetext', /^100\s000 рублей$/);
  });
  await test.step('the progress text, a live region, is written only when it changes', async () => {
    const status = page.locator('#submit-status');
    await landing.phone.fill('');
    await landing.consent.uncheck();
    await expect(status).toHaveText('Осталось: телефон, согласие с правилами');
    const writes = await countTextWrites(page, '#submit-status');
    await landing.phone.pressSequentially('912345678');
    expect(await writes()).toBe(0);
    await landing.phone.press('9');
    await expect(landing.phone).toHaveValue(PHONE);
    await expect(status).toHaveText('Осталось: согласие с правилами');
    expect(await writes()).toBe(1);
  });
});

test('a box unchecked at the moment of hydration stays unchecked', async ({ landing, page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('#root[data-started]') === null) return;
      observer.disconnect();
      document.querySelector<HTMLInputElement>('[name=accept]')?.click();
    }).observe(document, { attributes: true, subtree: true });
  });
  await landing.open();
  await landing.typePhone();
  await expect(landing.consent).not.toBeChecked();
  await expect(landing.submit).toBeDisabled();
});

test(`of what an extension has put into the page, a form sends no application before hydration, and a button is pressed once when the app comes${FULL}`, async ({
  landing,
  page,
}) => {
  const start = await openWithoutScripts(landing);
  await landing.typePhone();
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.addEventListener('submit', (event) => event.preventDefault());
    form.append(Object.assign(document.createElement('button'), { textContent: 'Найти' }));
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Перевести',
    });
    button.dataset['presses'] = '0';
    button.addEventListener('click', () => {
      button.dataset['presses'] = String(Number(button.dataset['presses']) + 1);
    });
    document.body.append(form, button);
  });
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(landing.submit).toHaveAttribute('aria-busy', 'false');
  const button = page.getByRole('button', { name: 'Перевести' });
  await button.click();
  await start();
  await waitForRepeatedPress(landing);
  await expect(button).toHaveAttribute('data-presses', '1');
  expect(landing.service.callsTo('nextOffer')).toEqual([]);
});

test('a press before hydration is ignored if a field takes the focus afterwards', async ({
  landing,
  page,
}) => {
  const requested = recordRequests(page, ({ pathname }) => pathname.includes('RulesDialog'));
  const start = await openWithoutScripts(landing);
  await landing.rulesButton.click();
  await landing.phone.click();
  await start();
  await expect(landing.phone).toBeFocused();
  await waitForRepeatedPress(landing);
  expect(requested).toEqual([]);
});

test('a composition goes on while the app takes the form', async ({ landing, page }) => {
  const start = await openWithoutScripts(landing);
  const devTools = await page.context().newCDPSession(page);
  await landing.phone.focus();
  const composed = { text: '912345678', selectionStart: 9, selectionEnd: 9 };
  await devTools.send('Input.imeSetComposition', composed);
  await start();
  await expect(landing.phone).toHaveValue(composed.text);
  await devTools.send('Input.insertText', { text: '9123456789' });
  await expect(landing.phone).toHaveValue(PHONE);
  await landing.apply();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

test('phone, theme and wording of a known visit are final when the form becomes usable', async ({
  landing,
  page,
}) => {
  const visit = { url: `${landing.origin}/other`, token: 'token', telephone: '79123456789' };
  await addCookies(landing, { visit: JSON.stringify(visit), theme_alias: 'red' });
  const start = await openWithoutScripts(landing, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const expectFinal = async () => {
    await expect(landing.phone).toHaveValue(PHONE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'green');
    // As it is shown: the HTML has the wording of every theme.
    await expect(heading).toHaveText(/^Подбор займа с\sвыгодой\*$/, { useInnerText: true });
    await expect(landing.submit).toHaveAccessibleName('Получить деньги');
    await expect(landing.submit).toBeEnabled();
  };
  await expectFinal();
  await start();
  await expectFinal();
  await expect(heading).toHaveText(/^Подбор займа с\sвыгодой\*$/);
});

test('a reload before hydration keeps the fields that the visitor has changed, and the app takes them without an error', async ({
  landing,
  page,
  pageErrors,
}) => {
  const start = await openWithoutScripts(landing);
  await landing.typePhone();
  const saved = await page.evaluate(() => {
    dispatchEvent(new Event('beforeunload'));
    return history.state as unknown;
  });
  expect(saved).toMatchObject({ input: { telephone: PHONE } });
  expect(saved).not.toHaveProperty('input.accept');
  expect(saved).not.toHaveProperty('input.amount');
  await landing.slider.press('End');
  await landing.consent.uncheck();
  await page.reload({ waitUntil: 'commit' });
  await landing.waitUntilReady();
  await expect(landing.phone).toHaveValue(PHONE);
  await expect(landing.slider).toHaveValue('100000');
  await expect(landing.consent).not.toBeChecked();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('912');
  await start();
  await expect(landing.phone).toHaveValue(PHONE);
  await expect(landing.slider).toHaveValue('100000');
  await expect(landing.consent).not.toBeChecked();
  // A client render would replace the prerendered elements.
  expect(await page.evaluate(() => document.querySelector('style[data-styled]') !== null)).toBe(
    true,
  );
  expect(pageErrors).toEqual([]);
});

/** Changes that make React render the page anew. */
const FOREIGN_CHANGES = {
  'a password manager puts an icon beside the phone': () => {
    document.querySelector('input[name=telephone]')?.after(document.createElement('div'));
  },
  'a translator wraps the texts': () => {
    const walker = document.createTreeWalker(
      document.querySelector('#root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  },
};

for (const [change, apply] of Object.entries(FOREIGN_CHANGES)) {
  const isSample = apply === FOREIGN_CHANGES['a translator wraps the texts'];
  test(`input, focus and caret survive hydration after ${change}${isSample ? '' : FULL}`, async ({
    landing,
    page,
  }) => {
    const start = await openWithoutScripts(landing);
    await landing.slider.press('End');
    await landing.consent.uncheck();
    await landing.phone.pressSequentially('912456789');
    await landing.phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(9, 9));
    await page.evaluate(apply);
    await start();
    await expect(landing.phone).toHaveValue('+7 (912) 456-78-9');
    await expect(landing.phone).toBeFocused();
    await page.keyboard.type('3');
    await expect(landing.phone).toHaveValue(PHONE);
    await expect(landing.slider).toHaveValue('100000');
    await expect(landing.consent).not.toBeChecked();
    await expect(landing.submit).toBeDisabled();
  });

  test(`a press of the submit button before hydration sends one lead after ${change}${isSample ? '' : FULL}`, async ({
    landing,
    page,
  }) => {
    await landing.installPausedClock();
    const start = await openWithoutScripts(landing);
    await landing.typePhone();
    await landing.submit.click();
    await page.evaluate(apply);
    await start();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
  });
}

test('a reload of an ad url keeps the phone that the url had', async ({ landing, page }) => {
  await landing.open('/?utm_source=yandex&telephone=79123456789');
  await expect(landing.phone).toHaveValue(PHONE);
  expect(page.url()).not.toContain('912');
  await page.reload();
  await expect(landing.phone).toHaveValue(PHONE);
  await expect(landing.submit).toBeEnabled();
});

test(`an amount typed before the load event stays as typed${FULL}`, async ({ landing, page }) => {
  const deliverPictures = await deferRequests(page, '**/*.svg');
  await page.addInitScript(() => {
    addEventListener('pageshow', () => document.documentElement.setAttribute('data-shown', ''));
  });
  await page.goto(`${landing.origin}/?utm_source=yandex`, { waitUntil: 'commit' });
  await landing.started.waitFor();
  await landing.typeAmount('45500');
  await expect(landing.amountButton).toHaveText(/^45\s500\s₽/);
  const shown = page.locator('html[data-shown]');
  await expect(shown).toHaveCount(0);
  deliverPictures();
  await shown.waitFor();
  await expect(landing.amountButton).toHaveText(/^45\s500\s₽/);
});

test('after Back amount, progress and submit button match the fields', async ({ landing }) => {
  const { service, origin } = landing;
  await withFullBrowser({ service, origin, hasCache: false }, async (form) => {
    await form.open();
    await form.typePhone();
    await form.slider.press('End');
    await form.consent.uncheck();
    await expect(form.progress).toHaveAttribute('aria-valuenow', '67');
    await form.page.goto(`${origin}/nowhere`);
    await form.page.goBack({ waitUntil: 'commit' });
    await form.started.waitFor();
    await expect(form.phone).toHaveValue(PHONE);
    await expect(form.slider).toHaveValue('100000');
    await expect(form.amountButton).toHaveText(/^100\s000\s₽/);
    await expect(form.consent).not.toBeChecked();
    await expect(form.progress).toHaveAttribute('aria-valuenow', '67');
    await form.consent.check();
    await expect(form.submit).toBeEnabled();
  });
});
