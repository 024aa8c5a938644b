/** Cookie notice and push prompt: their times, their texts, and what holds them. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectCookieConsent } from '~/features/cookieConsent/cookieConsentSlice';
import { COOKIE_NOTICE } from '~tests/browser/support/thirdPartySettings';
import { deferred } from '../../support/deferred';
import {
  acceptCookies,
  cookieNotice,
  footer,
  overlayOffer,
  phone,
  pushPrompt,
  refuseCookies,
  rules,
  rulesButton,
} from '../support/elements';
import {
  blur,
  emulateTouchScreen,
  focus,
  moveMouse,
  pointAt,
  setTabVisibility,
} from '../support/input';
import {
  type OpenPage,
  closePage,
  openPage,
  openPausedAt,
  run,
  runInSteps,
  runUntil,
} from '../support/openPage';
import {
  AWAY,
  NOTICE_AND_OFFER,
  SHEETS,
  boxOf,
  html,
  isAbsent,
  isHidden,
  isVisible,
  openPrompt,
  readCookie,
  toast,
  withBoth,
  withNotice,
} from './sheets';

const { click, keyboard } = userEvent;

describe('the cookie notice', () => {
  it('returns the focus when it is closed by keyboard', async () => {
    await openPausedAt(NOTICE_AND_OFFER, withNotice);
    focus(phone);
    focus(acceptCookies);
    await keyboard('{Enter}');
    await expect.element(phone).toHaveFocus();
  });

  it('stays while it is hovered or focused or the tab is hidden', async () => {
    await openPausedAt(NOTICE_AND_OFFER, withNotice);
    await pointAt(cookieNotice);
    await runInSteps(20_000);
    await isVisible(cookieNotice);

    focus(acceptCookies);
    await moveMouse(AWAY);
    await runInSteps(20_000);
    await isVisible(cookieNotice);

    setTabVisibility('hidden');
    blur();
    await runInSteps(20_000);
    await isVisible(cookieNotice);

    setTabVisibility('visible');
    await runInSteps(11_000);
    await isAbsent(cookieNotice);
  });

  it('with nothing but empty paragraphs of an editor names analytics and partners, and links the privacy policy', async () => {
    const documents = deferred();
    await openPage({
      service: {
        siteInfo: { ...COOKIE_NOTICE, gdpr_text: '<p>&nbsp;&#8203;<br></p>' },
        faults: { documents: documents.fault },
      },
    });
    await expect.element(footer).toHaveTextContent('Полная стоимость займа');
    // A link that came later would make the notice grow.
    await isAbsent(cookieNotice);
    documents.resolve();
    const link = cookieNotice.getByRole('link', { name: /^Политика конфиденциальности/ });
    await expect.element(link).toHaveAttribute('href', '/documents/privacy');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAccessibleName(/откроется в новой вкладке/);
    await expect
      .element(cookieNotice)
      .toHaveTextContent(/Мы используем файлы cookie.*аналитики.*партнёр/);
    expect(boxOf(cookieNotice)[3]).toBeLessThan(180);
  });

  it('without a text from the service has no link when the documents fail, and stays as it is when they load later', async () => {
    await openPausedAt(NOTICE_AND_OFFER, {
      service: {
        siteInfo: { ...COOKIE_NOTICE, gdpr_text: '' },
        faults: { documents: { kind: 'status', status: 500, times: 1 } },
      },
    });
    await expect.element(cookieNotice).toHaveTextContent('партнёров');
    const text = cookieNotice.element().textContent;
    await click(rulesButton);
    const retry = rules.getByRole('button', { name: 'Повторить' });
    await runUntil(() => expect(retry.query()).toBeVisible());
    await click(retry);
    await runUntil(() => expect(rules.getByRole('link').first().query()).toBeVisible());
    await click(rules.getByRole('button', { name: 'Закрыть' }));
    expect(cookieNotice.element().textContent).toBe(text);
    expect(cookieNotice.element().querySelector('a')).toBeNull();
  });

  it('on a site where its timeout means nothing is no consent when it closes by itself, and is shown on the next load', async () => {
    const options = {
      ...withNotice,
      site: { cookieNotice: { counter: 'afterConsent', timeoutMeans: 'nothing' } },
    } as const;
    const { service } = await openPausedAt(NOTICE_AND_OFFER, options);
    await run(12_000);
    await isAbsent(cookieNotice);
    await run(5_000);
    expect(readCookie('gdpr_consent')).toBeUndefined();
    expect(service.callsTo('counter')).toEqual([]);

    closePage();
    await openPage(options);
    await runUntil(() => expect(cookieNotice.query()).toBeVisible());
  });

  it('does not replace by its timeout a refusal in another tab', async () => {
    const { service } = await openPausedAt(NOTICE_AND_OFFER, {
      ...withNotice,
      site: { cookieNotice: { offersRefusal: true, counter: 'afterConsent' } },
    });
    document.cookie = 'gdpr_consent=refused; path=/';
    await run(10_500);
    await isAbsent(cookieNotice);
    expect(readCookie('gdpr_consent')).toBe('refused');
    await run(5_000);
    expect(service.callsTo('counter')).toEqual([]);
  });
});

describe('back from another tab, in which', () => {
  const returnAfter = (cookie: string) => {
    setTabVisibility('hidden');
    document.cookie = `${cookie}; path=/`;
    setTabVisibility('visible');
  };

  it('the cookie notice was answered, it is gone once it is no longer pointed at', async () => {
    await openPausedAt(NOTICE_AND_OFFER, withNotice);
    await pointAt(cookieNotice);
    returnAfter('gdpr_consent=accepted');
    await run(100);
    await isVisible(cookieNotice);
    await moveMouse(AWAY);
    await run(0);
    returnAfter('gdpr_consent=accepted');
    await isAbsent(cookieNotice);
  });

  it('cookies were refused after they had been accepted here, the refusal counts', async () => {
    const { store } = await openPausedAt(NOTICE_AND_OFFER, withNotice);
    const readConsent = () => selectCookieConsent(store.getState());
    await click(acceptCookies);
    await expect.poll(readConsent).toBe('accepted');
    // A message that is pointed at follows no other tab.
    await moveMouse(AWAY);
    await run(0);
    returnAfter('gdpr_consent=refused');
    await expect.poll(readConsent).toBe('refused');
    await expect.poll(() => readCookie('gdpr_consent')).toBe('refused');
  });

  it('the push prompt was shown, none comes', async () => {
    await openPausedAt(NOTICE_AND_OFFER, withBoth);
    await run(2_000);
    returnAfter('repush_prompt=1');
    await click(acceptCookies);
    await moveMouse(AWAY);
    await run(3_000);
    await isAbsent(pushPrompt);
  });

  it('nothing was shown, the prompt of this one stays', async () => {
    await openPrompt();
    await expect.poll(() => readCookie('repush_prompt')).toBeDefined();
    returnAfter('other=1');
    await run(100);
    await isVisible(pushPrompt);
  });
});

describe('the push prompt', () => {
  it('loads its script only after «Подписаться», and is followed by a toast', async () => {
    const { requestedScripts, service } = await openPrompt();
    await expect.element(pushPrompt).toHaveTextContent('выгоднее');
    await expect.poll(() => readCookie('repush_prompt')).toBeDefined();
    expect(requestedScripts).toEqual([]);
    await click(pushPrompt.getByRole('button', { name: 'Подписаться' }));
    await isAbsent(pushPrompt);
    const token = encodeURIComponent(service.tokens[0] ?? '');
    await runUntil(() =>
      expect(requestedScripts).toEqual([`https://repush.example/sdk.js?token=${token}`]),
    );
    await runUntil(() => expect(toast()).toContain('Подписка оформлена'));
  });

  it('does not follow «Только необходимые»', async () => {
    await openPausedAt(NOTICE_AND_OFFER, {
      ...withBoth,
      site: { cookieNotice: { offersRefusal: true } },
    });
    await run(2_000);
    await click(refuseCookies);
    // There it would keep the prompt.
    await moveMouse(AWAY);
    await runUntil(() => expect(overlayOffer.query()).toBeVisible());
    await runInSteps(5_000);
    await isAbsent(pushPrompt);
  });

  it('sets its cookie only once it is in view', async () => {
    await page.viewport(390, 500);
    await openPrompt();
    await run(1_000);
    expect(readCookie('repush_prompt')).toBeUndefined();
    pushPrompt.element().scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await expect.poll(() => readCookie('repush_prompt')).toBeDefined();
  });
});

it('the push prompt is gone on a phone while the keyboard is open', async () => {
  await emulateTouchScreen();
  await openPrompt();
  focus(phone);
  await isAbsent(pushPrompt);
  blur();
  await run(1_000);
  await isVisible(pushPrompt);
});

describe('the cookie notice on a phone', () => {
  async function openOnPhone(): Promise<OpenPage> {
    await emulateTouchScreen();
    return openPausedAt(NOTICE_AND_OFFER, withBoth);
  }

  it('gives way to a line that says so while the keyboard is open', async () => {
    await openOnPhone();
    const line = page.getByText('Сообщения подождут, пока вы печатаете');
    await expect.element(line).not.toBeInTheDocument();
    focus(phone);
    await isHidden(SHEETS.notice);
    await expect.element(line).toBeVisible();
    await runInSteps(20_000, 5_000);
    await isHidden(SHEETS.notice);
    expect(parseFloat(getComputedStyle(html).scrollPaddingBottom)).toBeLessThan(64);
    blur();
    await run(1_000);
    await isVisible(cookieNotice);
    await expect.element(line).not.toBeInTheDocument();
  });

  it('counts the time that it was in view before the keyboard opened, and none while it is open', async () => {
    await openOnPhone();
    await run(6_000);
    focus(phone);
    await isHidden(SHEETS.notice);
    await runInSteps(5_000);
    blur();
    await run(1_000);
    await runInSteps(3_000);
    await isVisible(cookieNotice);
    await runInSteps(1_500);
    await isAbsent(cookieNotice);
    await expect.poll(() => readCookie('gdpr_consent')).toBe('timeout');
  });
});
