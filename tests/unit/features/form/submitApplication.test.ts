// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildCheckboxConfig } from '~mocks/data/checkboxConfig';
import type { MockFault } from '~mocks/faults';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { overrideCopy } from '~/config/copy';
import { demo as demoSite } from '~tests/support/sites';
import { selectIsConsentKindKnown } from '~/features/form/consentSlice';
import { selectIsAccepted } from '~/features/form/formSelectors';
import { formActions } from '~/features/form/formSlice';
import { continueToOffer } from '~/features/form/continueToOffer';
import { submitApplication } from '~/features/form/submitApplication';
import { selectIsParsing, selectVisit } from '~/features/visit/visitSlice';
import { deferred } from '~tests/support/deferred';
import {
  openTestPage,
  startTestPage,
  PLAIN_URL,
  type TestPage,
  type TestPageOptions,
} from '~tests/support/testPage';
import { PHONE } from '~tests/support/constants';
import { ACCEPT_NAME } from '~/application/applicationState';
import { changeConsent } from '~/features/form/consentThunks';
import { waitFor } from '~tests/support/waitFor';

const CONNECTION = 'Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз';
const NO_OFFER = 'Сейчас нет предложений на эту сумму. Измените сумму и попробуйте ещё раз';

const configured = buildSiteInfo({ use_old_checkbox: '0' });

function submit(page: TestPage) {
  return page.store.dispatch(submitApplication());
}

async function openFilled(options: TestPageOptions = {}) {
  const page = await startTestPage(options);
  page.enterPhone();
  return page;
}

const messages = (page: TestPage) =>
  page.store.getState().notifications.list.map(({ message }) => message);

describe('submitApplication', () => {
  it('sends every field of the lead under its own name', async () => {
    const page = await openFilled({ clientId: '1763680000' });
    page.store.dispatch(formActions.amountChanged(45_678));
    await submit(page);
    expect(page.service.leads).toEqual([
      {
        siteAlias: 'demo',
        url: PLAIN_URL,
        preToken: page.service.tokens[0],
        style: 'default',
        sum: 45_678,
        telephone: '79123456789',
        externalId: '1763680000',
      },
    ]);
    expect(page.store.getState().form.lead).toMatchObject({
      status: 'approved',
      offer: { offerUrl: expect.stringMatching(/^https:\/\//) as string },
    });
  });

  it.each([4711, '4711'])(
    'sends the visit’s token %j in the type that it came in, also after «Далее», with the url of the page',
    async (token) => {
      const page = await openFilled({ service: { source: { token } } });
      await submit(page);
      expect(page.service.leads).toMatchObject([{ preToken: token }]);
      // The stored visit has no url from now on.
      page.store.dispatch(continueToOffer(new MouseEvent('click')));
      const later = await openFilled({ url: PLAIN_URL, visitor: page });
      await submit(later);
      expect(later.service.callsTo('parseSource')).toEqual([]);
      expect(later.service.leads).toMatchObject([{ preToken: token, url: PLAIN_URL }]);
    },
  );

  it('refuses an incomplete phone, of all that is missing first, and sends nothing', async () => {
    const page = await startTestPage();
    page.enterPhone('+7 (912');
    page.store.dispatch(changeConsent(ACCEPT_NAME, false));
    await submit(page);
    expect(page.store.getState().form.lead).toEqual({ status: 'failed', kind: 'phoneIncomplete' });
    expect(page.service.leads).toEqual([]);
  });

  it.each([
    ['a response without an offer, whose lead was received, drops', { kind: 'json', body: {} }, ''],
    ['no readable response keeps', { kind: 'status', status: 500 }, '79123456789'],
  ] as const)('%s the phone of the visit', async (_what, fault, kept) => {
    const source = { telephone: '79123456789' };
    const page = await openFilled({ service: { source, faults: { nextOffer: fault } } });
    expect(selectVisit(page.store.getState()).telephone).toBe(source.telephone);
    await submit(page);
    expect(selectVisit(page.store.getState()).telephone).toBe(kept);
  });

  it.each([403, 503])(
    'after a page with the status %i in place of the answer offers to load the page anew',
    async (status) => {
      const page = await openFilled({
        service: { faults: { nextOffer: { kind: 'challenge', status } } },
      });
      await submit(page);
      const [told] = page.store.getState().notifications.list;
      expect(told).toMatchObject({ tone: 'alert', action: 'reload' });
      expect(told?.message).toContain('Обновите страницу');
    },
  );

  it.each([
    [{ kind: 'status', status: 500 }, CONNECTION],
    [{ kind: 'challenge', status: 502 }, CONNECTION],
    [{ kind: 'offline' }, CONNECTION],
    [{ kind: 'json', body: {} }, NO_OFFER],
    [{ kind: 'json', body: { offerUrl: 'javascript:1' } }, NO_OFFER],
  ] as const)(
    'after %j shows a message, keeps the typed data and can be retried',
    async (fault, message) => {
      const page = await openFilled({ service: { faults: { nextOffer: fault } } });
      page.store.dispatch(formActions.amountChanged(51_000));
      await submit(page);
      expect(messages(page)).toEqual([message]);
      expect(page.store.getState().notifications.list[0]).toMatchObject({
        tone: 'alert',
        action: 'retry',
        timeoutMs: 10_000,
      });
      expect(page.store.getState().form).toMatchObject({
        lead: { status: 'failed' },
        telephone: PHONE,
        amountRub: 51_000,
      });
      page.service.setFault('nextOffer', null);
      await submit(page);
      expect(page.store.getState().form.lead.status).toBe('approved');
      expect(messages(page)).toEqual([]);
      expect(page.logged.join()).not.toContain('912');
    },
  );

  it('retries a failed parse and sends the lead with its token', async () => {
    const page = await openFilled({
      service: { faults: { parseSource: { kind: 'status', status: 500, times: 1 } } },
    });
    expect(page.store.getState().visit.record.token).toBe('');
    await submit(page);
    expect(page.service.leads).toMatchObject([{ preToken: page.service.tokens[0] }]);
  });

  it('ignores a retried parse that responds after the lead was sent', async () => {
    const page = await openFilled({
      service: { faults: { parseSource: { kind: 'status', status: 500 } } },
    });
    const parsed = deferred();
    page.service.setFault('parseSource', parsed.fault);
    vi.useFakeTimers();
    const sent = submit(page);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await sent;
    expect(page.service.leads).toMatchObject([{ preToken: '' }]);
    page.store.dispatch(continueToOffer(new MouseEvent('click')));
    const before = page.store.getState().visit.record;
    parsed.resolve();
    await waitFor(() => expect(selectIsParsing(page.store.getState())).toBe(false));
    expect(page.store.getState().visit.record).toEqual(before);
  });
});

describe('a lead whose response comes after ten seconds', () => {
  it('is told to be late, and shows the card all the same', async () => {
    const offer = deferred();
    const page = await openFilled({ service: { faults: { nextOffer: offer.fault } } });
    vi.useFakeTimers();
    const submitted = submit(page);
    await vi.advanceTimersByTimeAsync(10_000);
    await submitted;
    expect(messages(page)).toEqual(['Сервис отвечает дольше обычного. Попробуйте ещё раз']);
    vi.useRealTimers();
    offer.resolve();
    await waitFor(() => expect(page.store.getState().form.lead.status).toBe('approved'));
    expect(messages(page)).toEqual([]);
    expect(page.service.leads).toHaveLength(1);
  });
});

describe('submitApplication with configured consents', () => {
  it.each([
    ['fails', { checkboxConfig: { kind: 'status', status: 500 } }],
    [
      'brings none',
      { checkboxConfig: { kind: 'json', body: { is_checked: '1', checkboxes: [] } } },
    ],
  ] as const)(
    'shows the old checkbox unchecked when the configuration %s',
    async (_case, faults) => {
      const page = await openFilled({ service: { siteInfo: configured, faults } });
      expect(selectIsAccepted(page.store.getState())).toBe(false);
      await submit(page);
      expect(page.service.leads).toHaveLength(0);
      expect(page.store.getState().form.lead).toMatchObject({ kind: 'consentMissing' });
      page.store.dispatch(changeConsent(ACCEPT_NAME, true));
      await submit(page);
      expect(page.service.leads).toHaveLength(1);
    },
  );

  it('stops waiting for the consents after three seconds', async () => {
    const page = openTestPage({
      service: { siteInfo: configured, faults: { checkboxConfig: { kind: 'hang' } } },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void page.start();
    await waitFor(() => expect(page.service.callsTo('checkboxConfig')).toHaveLength(1));
    page.enterPhone();
    void submit(page);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(page.store.getState().form.lead.status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await waitFor(() => expect(page.store.getState().form.lead.status).toBe('failed'));
    expect(page.store.getState().consent.due).toMatchObject({ hasConfigFailed: true });
    expect(selectIsAccepted(page.store.getState())).toBe(false);
    expect(page.store.getState().form).toMatchObject({ lead: { kind: 'consentMissing' } });
    expect(page.service.leads).toHaveLength(0);
  });
});

describe('the consents of a lead', () => {
  const site = { ...demoSite, lead: { sendsConsents: true } };
  const at = (page: TestPage, secondsAgo: number) =>
    new Date(page.clock.now() - secondsAgo * 1000).toISOString();
  const sent = (page: TestPage) => page.service.leads[0]?.consents?.map(({ id, at }) => [id, at]);

  it('have the time at which the old checkbox was last changed', async () => {
    const page = await openFilled({ site });
    page.clock.advanceSec(60);
    page.store.dispatch(changeConsent(ACCEPT_NAME, false));
    page.store.dispatch(changeConsent(ACCEPT_NAME, true));
    page.clock.advanceSec(30);
    await submit(page);
    expect(sent(page)).toEqual([['accept', at(page, 30)]]);
  });

  it('have the text that a site shows beside the old checkbox', async () => {
    const consent = { before: 'Принимаю ', rulesLink: 'условия', after: '' };
    onTestFinished(overrideCopy({ consent }));
    const page = await openFilled({ site });
    await submit(page);
    expect(page.service.leads[0]?.consents?.map(({ text }) => text)).toEqual(['Принимаю условия']);
  });
});

describe('the idempotency key of an application', () => {
  const keys = (page: TestPage) =>
    page.service.callsTo('nextOffer').map(({ headers }) => headers['idempotency-key']);

  it('is a UUID and the same for a retry, which adds no second lead', async () => {
    const page = await openFilled({
      service: { faults: { nextOffer: { kind: 'truncated', times: 1 } } },
    });
    await submit(page);
    await submit(page);
    expect(page.service.leads).toHaveLength(1);
    const [first, second] = keys(page);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(second).toBe(first);
    expect(page.store.getState().form.lead.status).toBe('approved');
  });
});

describe('a running submit', () => {
  /** Sends a lead, and lets the settings come, which ask for configured consents, before its answer. Timers are fake. */
  async function submitBeforeSettings(nextOffer: MockFault) {
    const settings = deferred();
    const siteInfo: MockFault = settings.fault;
    const checkboxConfig = buildCheckboxConfig({ is_checked: '0' });
    const page = openTestPage({
      service: { siteInfo: configured, checkboxConfig, faults: { siteInfo, nextOffer } },
    });
    const started = page.start();
    await waitFor(() => expect(page.store.getState().page.isReady).toBe(true));
    page.enterPhone();
    vi.useFakeTimers();
    const sent = submit(page);
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(page.service.callsTo('nextOffer')).toHaveLength(1));
    settings.resolve();
    await waitFor(() => expect(selectIsConsentKindKnown(page.store.getState())).toBe(true));
    return { page, started, sent };
  }

  it('is followed by no request for the consents of settings that came while it was sent and approved', async () => {
    const answer = deferred();
    const { page, started, sent } = await submitBeforeSettings(answer.fault);
    vi.useRealTimers();
    answer.resolve();
    await Promise.all([sent, started]);
    expect(page.store.getState().form.lead.status).toBe('approved');
    expect(page.service.callsTo('checkboxConfig')).toHaveLength(0);
  });

  it('is not changed by consents of late settings, which the next submit requires', async () => {
    const { page, started, sent } = await submitBeforeSettings({ kind: 'hang' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectIsAccepted(page.store.getState())).toBe(true);
    expect(page.service.callsTo('checkboxConfig')).toHaveLength(0);

    await vi.advanceTimersByTimeAsync(10_000);
    await sent;
    vi.useRealTimers();
    await started;
    expect(page.service.callsTo('checkboxConfig')).toHaveLength(1);
    await submit(page);
    expect(page.store.getState().form).toMatchObject({
      lead: { status: 'failed', kind: 'consentMissing' },
    });
    expect(page.service.callsTo('nextOffer')).toHaveLength(1);
  });
});

describe('consents of a site whose config says variant configured', () => {
  const ownConsents = {
    ...demoSite,
    consent: { ...demoSite.consent, variant: 'configured' },
  } as const;

  it('count as missing when the settings and the consent configuration fail', async () => {
    const page = await openFilled({
      site: ownConsents,
      service: {
        faults: { siteInfo: { kind: 'status', status: 500 }, checkboxConfig: { kind: 'html' } },
      },
    });
    await submit(page);
    expect(selectIsAccepted(page.store.getState())).toBe(false);
    expect(page.service.leads).toHaveLength(0);
  });

  it('are loaded without waiting for the settings', async () => {
    const page = openTestPage({
      site: ownConsents,
      service: { faults: { siteInfo: { kind: 'hang' } } },
    });
    void page.start();
    await waitFor(() => expect(page.service.callsTo('checkboxConfig')).toHaveLength(1));
  });
});

describe('the consent of a site whose config says variant old', () => {
  it('is sent without waiting for the settings', async () => {
    const page = openTestPage({
      site: { ...demoSite, consent: { ...demoSite.consent, variant: 'old' } },
      service: { faults: { siteInfo: { kind: 'hang' } } },
    });
    // It stands: no timeout can end a wait for the settings.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void page.start();
    await waitFor(() => expect(page.service.tokens).toHaveLength(1));
    page.enterPhone();
    void submit(page);
    await waitFor(() => expect(page.service.leads).toHaveLength(1));
  });
});
