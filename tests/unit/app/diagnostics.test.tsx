// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildOffer } from '~mocks/data/offers';
import { App } from '~/app/App';
import { describePage, type PageFacts } from '~/app/diagnostics';
import { DiagnosticsPanel } from '~/app/DiagnosticsPanel';
import { adsConfigured, adScriptFailed } from '~/features/ads/adsSlice';
import { cookieNoticeDismissed } from '~/features/cookieConsent/cookieConsentSlice';
import { submitApplication } from '~/features/form/submitApplication';
import { demo } from '~tests/support/sites';
import { clientIdReceived } from '~/features/visit/clientId';
import { pushConfigured } from '~/features/push/pushSlice';
import { openTestPage, startTestPage, PLAIN_URL, type TestPage } from '~tests/support/testPage';
import { ACCEPT_NAME } from '~/application/applicationState';
import { changeConsent } from '~/features/form/consentThunks';
import { waitFor } from '~tests/support/waitFor';

const FACTS = {
  version: '0.1.0',
  counterScript: 'absent',
  hasMetrika: false,
} satisfies Partial<PageFacts>;

const textOf = ({ store, services }: TestPage, facts: Partial<PageFacts> = {}) => {
  const { site, landing, failedCalls } = services;
  return describePage(store.getState(), {
    ...{ site, landingUrl: landing.url, failedCalls },
    ...FACTS,
    ...facts,
  });
};

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

describe('the text of the diagnostics', () => {
  it.each([
    ['utm_source=a&utm_term=b&utm_term=c&diagnostics=1#tail=d', 'utm_source, utm_term'],
    ['diagnostics=1', 'нет'],
    [
      `utm_source=a&79123456789=1&pt-secret&${'x'.repeat(60)}=1`,
      'utm_source, с необычным именем: 2',
    ],
  ])('names of the landing url’s query %s the campaign parameters: %s', async (query, names) => {
    const page = await startTestPage({ url: `${PLAIN_URL}?${query}` });
    expect(textOf(page)).toContain(`Метки в адресе: ${names}\n`);
  });

  it('lists the calls that have failed, since their settings look as if they were off, and a list that arrived as something else', async () => {
    const fault = { kind: 'status', status: 500 } as const;
    const offersPage = { kind: 'json', body: { offers: 'none' } } as const;
    const faults = { siteInfo: fault, documents: fault, offersPage };
    const page = await startTestPage({ service: { faults } });
    const failed = 'настройки сайта: реклама, push и согласия выключены';
    expect(textOf(page)).toContain(
      `Сервис не отдал:\n- ${failed} (GET /site/get-info: статус 500)\n- документы (GET /site/get-documents: статус 500)\n- предложения (GET /offer/get-page: не список: offers)\n`,
    );
  });

  it.each([
    ['HTML', { kind: 'html' }, 'непонятный ответ, статус 200'],
    ['no response', { kind: 'offline' }, 'нет связи'],
  ] as const)(
    'lists the attempt of a lead that gets %s, and its call',
    async (_title, fault, why) => {
      const page = await startTestPage({ service: { faults: { nextOffer: fault } } });
      expect(textOf(page)).toContain('Заявки: ещё не было\n');
      await page.apply();
      page.clock.advanceSec(65);
      page.service.setFault('nextOffer', null);
      await page.store.dispatch(submitApplication());
      expect(textOf(page)).toContain(`- заявка (POST /offer/get-next-offer: ${why})\n`);
      expect(textOf(page)).toMatch(
        /Заявки:\n- \S+Z: нет ответа с предложением; \d+ мс, приложение\n- \S+Z: одобрена; \d+ мс, приложение\n/,
      );
    },
  );

  it('describes the configured consents, and not the old checkbox, where they are due', async () => {
    const page = await startTestPage({ service: { siteInfo: { use_old_checkbox: '0' } } });
    page.store.dispatch(changeConsent('consent-0', true));
    const text = textOf(page);
    expect(text).toContain('Согласия формы: из настроек сервиса, даны не все:\n');
    expect(text).toContain('- consent-0: да, отметил посетитель\n- consent-1: нет\n');
    expect(text).not.toContain('Одна галочка');
  });

  it('says that the old checkbox replaces configured consents that have failed', async () => {
    const page = await startTestPage({
      service: {
        siteInfo: { use_old_checkbox: '0' },
        faults: { checkboxConfig: { kind: 'status', status: 503 } },
      },
    });
    expect(textOf(page)).toContain(
      'Согласия формы: одна галочка вместо настроенных, которые не пришли, даны не все:\n- accept: нет\n',
    );
    expect(textOf(page)).toContain('- согласия (GET /help/get-checkbox-config: статус 503)\n');
  });

  it('names the offers whose advertiser has an ИНН with a wrong check digit', async () => {
    const offers = ['7707083893', '7707083892', '500100732259', '500100732258', ''].map(
      (advertiser_inn, index) => buildOffer({ offer_order_id: String(index), advertiser_inn }),
    );
    const page = await startTestPage({
      service: { offers: { offers }, overlayOffers: { offers: [] } },
    });
    expect(textOf(page)).toContain(
      'Контрольная цифра ИНН (advertiser_inn) не сходится. Номера предложений: 1, 3.\n',
    );
  });

  it.each([
    ['settings', '1', null],
    ['configured', '0', null],
    ['old', '0', 'use_old_checkbox: 0, а на сайте consent.variant: old; нужно configured'],
    [
      'configured',
      '1',
      'use_old_checkbox: 1, а на сайте consent.variant: configured; нужно settings',
    ],
  ] as const)(
    'compares consent.variant %j with use_old_checkbox %j of the service',
    async (variant, use_old_checkbox, problem) => {
      const page = openTestPage({
        site: { ...demo, consent: { ...demo.consent, variant } },
        service: { siteInfo: { use_old_checkbox } },
      });
      expect(textOf(page)).not.toContain('use_old_checkbox');
      await page.start();
      expect(textOf(page).includes('use_old_checkbox')).toBe(problem !== null);
      expect(textOf(page)).toContain(problem ?? '');
    },
  );

  it('says whether token, client id and consents are there', async () => {
    const page = openTestPage();
    expect(textOf(page)).toContain('Токен визита: нет\nНомер посетителя в счётчике: нет\n');
    await page.start();
    page.store.dispatch(clientIdReceived('1700000000000000001'));
    page.store.dispatch(cookieNoticeDismissed('accepted'));
    expect(textOf(page)).toContain('Токен визита: да\nНомер посетителя в счётчике: да\n');
    expect(textOf(page)).toContain(
      'Согласия формы: одна галочка, даны все:\n- accept: да, стоит с самого начала\nСогласие на cookie: да\n',
    );
    page.store.dispatch(changeConsent(ACCEPT_NAME, false));
    expect(textOf(page)).toContain('даны не все:\n- accept: нет, снял посетитель\n');
  });

  it('says which counter has returned a client id', async () => {
    const page = await startTestPage();
    const counter = (facts: Partial<PageFacts>) => /Счётчик: (.*)/.exec(textOf(page, facts))?.[1];
    expect(counter({})).toBe('нет');
    expect(counter({ hasMetrika: true })).toMatch(/^Яндекс Метрика, не ответила/);
    page.store.dispatch(clientIdReceived('1700000000000000001'));
    expect(counter({ hasMetrika: true })).toBe('Яндекс Метрика, ответила');
  });

  it('lists the scripts that failed to load', () => {
    const page = openTestPage();
    expect(textOf(page)).toContain('Не загрузилось: ничего\n');
    const { dispatch } = page.store;
    dispatch(adsConfigured({ platform: 'yandex', slots: { page: [], overlay: [], popUp: [] } }));
    dispatch(adScriptFailed('blocked'));
    dispatch(pushConfigured({ service: 'sendpulse', status: 'failed' }));
    expect(textOf(page, { counterScript: 'failed' })).toContain(
      'Не загрузилось:\n- скрипт счётчика\n- скрипт площадки yandex\n- скрипт push-службы sendpulse\n',
    );
  });

  it('says that ads and push wait for the cookie consent, or were refused', async () => {
    const page = openTestPage({
      site: { ...demo, cookieNotice: { ...demo.cookieNotice, counter: 'afterConsent' } },
      service: { siteInfo: { gdpr_use: '1' } },
    });
    const startUp = page.start();
    const states = () => textOf(page).match(/^(Площадка|Служба|Состояние): .*$/gm);
    const waits = 'ждёт согласия на cookie (cookieNotice.counter)';
    await waitFor(() =>
      expect(states()).toEqual([`Площадка: ${waits}`, `Служба: ${waits}`, `Состояние: ${waits}`]),
    );
    page.store.dispatch(cookieNoticeDismissed('refused'));
    expect(states()).toContain('Площадка: не запускается: посетитель отказался от cookie');
    page.store.dispatch(cookieNoticeDismissed('accepted'));
    await startUp;
    expect(states()).toContain('Площадка: не выбрана или выключена (ads_none)');
  });

  it.each([
    ['reports an old checkbox that starts checked', {}, 'да; по закону'],
    ['reports no old checkbox where it is cleared', { variant: 'configured' }, 'нет'],
    ['reports no old checkbox that starts unchecked', { startsTicked: false }, 'нет'],
  ] as const)('%s', (_title, consent, expected) => {
    const text = textOf(openTestPage(), {
      site: { ...demo, consent: { ...demo.consent, ...consent } },
    });
    expect(text).toContain(`Одна галочка стоит с самого начала: ${expected}`);
  });

  it('contains no query value, phone, token or id of the visitor', async () => {
    const secrets = {
      source: 'secret-source',
      phone: '9123456789',
      token: 'secret-token',
      clientId: '1700000000000000001',
      click: 'secret-click',
      bare: 'secret-bare',
    };
    const { source, phone, token, clientId, click, bare } = secrets;
    const page = await startTestPage({
      url: `${PLAIN_URL}?utm_source=${source}&telephone=7${phone}&click_id=${click}&8${phone}=1&${bare}`,
      service: { source: { token, telephone: `7${phone}`, key: 'secret-key' } },
      clientId,
    });
    page.store.dispatch(clientIdReceived(clientId));
    await page.apply(`+7${phone}`);
    const text = textOf(page, { hasMetrika: true, counterScript: 'loaded' });
    expect(text).toContain('utm_source, click_id');
    for (const secret of [...Object.values(secrets), 'secret-key']) {
      expect(text).not.toContain(secret);
    }
    expect(text.replace(/\D/g, '')).not.toContain(phone);
  });
});

describe('the diagnostics panel', () => {
  async function openPanel() {
    const page = await startTestPage();
    renderPanel(page);
    return page;
  }
  function renderPanel({ store, services }: TestPage) {
    render(
      <App store={store} services={services}>
        <DiagnosticsPanel />
      </App>,
    );
  }
  const panel = () => screen.getByRole('region', { name: 'Диагностика' });
  const copy = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Скопировать всё' }));
    return (await screen.findByText(/копир/, { selector: '[role=status]' })).textContent;
  };

  it('copies exactly the lines that it shows', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await openPanel();
    expect(await copy()).toBe('Скопировано');
    const shown = panel().querySelector('pre')?.textContent;
    expect(shown).toContain('Сборка: ');
    expect(writeText.mock.calls).toEqual([[shown]]);
  });

  it.each([
    ['is missing', undefined],
    ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ])('copies without the clipboard API when that %s', async (_title, clipboard) => {
    vi.stubGlobal('navigator', { clipboard });
    let copied = '';
    Object.assign(document, {
      execCommand: () => {
        copied = document.querySelector('textarea')?.value ?? '';
        return true;
      },
    });
    await openPanel();
    expect(await copy()).toBe('Скопировано');
    expect(copied).toContain('Сборка: ');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says that it could not copy when the browser has no way to', async () => {
    vi.stubGlobal('navigator', {});
    Object.assign(document, { execCommand: () => false });
    await openPanel();
    expect(await copy()).toContain('Скопировать не удалось');
  });

  it('follows the counter script, which loads after the panel', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = openTestPage({
      site: {
        ...demo,
        counter: 'none',
        cookieNotice: { ...demo.cookieNotice, counter: 'afterConsent' },
      },
      service: { siteInfo: { gdpr_use: '1' } },
    });
    void page.start();
    renderPanel(page);
    expect(panel().textContent).toContain('Скрипт счётчика: ещё не запрошен');
    page.store.dispatch(cookieNoticeDismissed('accepted'));
    const scripts = () => [...document.head.querySelectorAll('script[src*="/counter/get-by"]')];
    await waitFor(() => expect(scripts()).toHaveLength(1));
    for (const script of scripts()) script.dispatchEvent(new Event('error'));
    await waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(panel().textContent).toContain('Скрипт счётчика: заблокирован или недоступен');
    });
  });
});
