// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { buildCheckboxConfig } from '../../../../mocks/data/checkboxConfig';
import { buildSiteInfo } from '../../../../mocks/data/siteInfo';
import { COPY } from '../../../../src/config/copy';
import { selectProgress } from '../../../../src/features/form/formSelectors';
import {
  acceptChanged,
  amountChanged,
  telephoneChanged,
  tickChanged,
} from '../../../../src/features/form/formSlice';
import { proceed } from '../../../../src/features/form/proceed';
import { requestNextOffer } from '../../../../src/features/form/requestNextOffer';
import { submitApplication } from '../../../../src/features/form/submitApplication';
import type { Application } from '../../../../src/features/site/multiOffer';
import { openTestPage, PLAIN_ADDRESS, type TestPage } from '../../../support/testPage';

const PHONE = '+7 (912) 345-67-89';

function submit(page: TestPage) {
  const getOffer = (application: Application) => page.store.dispatch(requestNextOffer(application));
  return page.store.dispatch(submitApplication(getOffer));
}

async function openFilled(options: Parameters<typeof openTestPage>[0] = {}) {
  const page = openTestPage(options);
  await page.start();
  page.store.dispatch(telephoneChanged(PHONE));
  return page;
}

/** An answer that comes when the test says so. */
function heldBack() {
  const gate = new EventTarget();
  const released = new Promise((resolve) => gate.addEventListener('open', resolve));
  return { released, release: () => gate.dispatchEvent(new Event('open')) };
}

const messages = (page: TestPage) =>
  page.store.getState().notifications.list.map(({ message }) => message);

describe('progress', () => {
  it('is 33, 67 or 100, and the amount always counts', () => {
    const { store } = openTestPage();
    const progress = () => selectProgress(store.getState());
    store.dispatch(acceptChanged(false));
    expect(progress()).toBe(33);
    store.dispatch(acceptChanged(true));
    expect(progress()).toBe(67);
    store.dispatch(telephoneChanged('+7 (912) 345-67-8'));
    expect(progress()).toBe(67);
    store.dispatch(telephoneChanged(PHONE));
    expect(progress()).toBe(100);
    store.dispatch(acceptChanged(false));
    expect(progress()).toBe(67);
  });
});

describe('a submit', () => {
  it('sends the whole lead, each field under its own name', async () => {
    const page = await openFilled({ clientId: '1763680000' });
    page.store.dispatch(amountChanged(45_678));
    await submit(page);
    expect(page.service.leads).toEqual([
      {
        siteAlias: 'demo',
        url: PLAIN_ADDRESS,
        preToken: page.service.tokens[0],
        style: 'default',
        sum: 45_678,
        telephone: '79123456789',
        externalId: '1763680000',
      },
    ]);
    const { form } = page.store.getState();
    expect(form.status).toBe('submitted');
    expect(form.offer?.offerUrl).toMatch(/^https:\/\//);
  });

  it('leaves the analytics id out when there is none, and takes the default amount', async () => {
    const page = await openFilled();
    await submit(page);
    expect(page.service.leads[0]).not.toHaveProperty('externalId');
    expect(page.service.leads[0]).toMatchObject({ sum: 30_000 });
  });

  it('clicked many times sends one application', async () => {
    const page = await openFilled();
    await Promise.all([submit(page), submit(page), submit(page)]);
    await submit(page);
    expect(page.service.leads).toHaveLength(1);
  });

  it('of an unfinished form sends nothing', async () => {
    const page = await openFilled();
    page.store.dispatch(telephoneChanged('+7 (912) 345-67-8'));
    await submit(page);
    expect(page.service.leads).toHaveLength(0);
    expect(page.store.getState().form.status).toBe('editing');
  });

  it.each([
    [{ kind: 'status', status: 500 }, COPY.submitFailures.connection],
    [{ kind: 'html' }, COPY.submitFailures.connection],
    [{ kind: 'truncated' }, COPY.submitFailures.connection],
    [{ kind: 'empty' }, COPY.submitFailures.connection],
    [{ kind: 'null' }, COPY.submitFailures.connection],
    [{ kind: 'offline' }, COPY.submitFailures.connection],
    [{ kind: 'hang' }, COPY.submitFailures.timeout],
    [{ kind: 'json', body: {} }, COPY.submitFailures.noOffer],
    [{ kind: 'json', body: { offerUrl: 'javascript:1' } }, COPY.submitFailures.noOffer],
  ] as const)(
    'that fails with %j says so, keeps what was typed, and can be retried',
    async (fault, message) => {
      const page = await openFilled({ service: { faults: { nextOffer: fault } }, timeoutMs: 100 });
      page.store.dispatch(amountChanged(51_000));
      await submit(page);
      expect(messages(page)).toEqual([message]);
      expect(page.store.getState().notifications.list[0]).toMatchObject({
        tone: 'alert',
        action: 'retrySubmit',
        timeoutMs: 10_000,
      });
      expect(page.store.getState().form).toMatchObject({
        status: 'editing',
        telephone: PHONE,
        amountRub: 51_000,
      });
      page.service.setFault('nextOffer', null);
      await submit(page);
      expect(page.store.getState().form.status).toBe('submitted');
      expect(messages(page)).toEqual([]);
      expect(page.logged.join()).not.toContain('912');
    },
  );

  it('tries a failed parse once more, and sends the lead with the token it brings', async () => {
    const page = await openFilled({
      service: { faults: { parseSource: { kind: 'status', status: 500, times: 1 } } },
    });
    expect(page.store.getState().visit.record.token).toBe('');
    await submit(page);
    expect(page.service.leads).toMatchObject([{ preToken: page.service.tokens[0] }]);
  });

  it('sends the lead without a token when the second parse fails too', async () => {
    const page = await openFilled({
      service: { faults: { parseSource: { kind: 'status', status: 500 } } },
    });
    await submit(page);
    expect(page.service.leads).toMatchObject([{ preToken: '', url: PLAIN_ADDRESS }]);
  });
});

describe('consents that are not known yet', () => {
  const configured = buildSiteInfo({ use_old_checkbox: '0' });

  it('are waited for, and then asked for when they are due', async () => {
    const settings = heldBack();
    const page = openTestPage({
      service: {
        siteInfo: configured,
        checkboxConfig: buildCheckboxConfig({ is_checked: '0' }),
        faults: { siteInfo: { kind: 'deferred', until: settings.released } },
      },
    });
    const started = page.start();
    await vi.waitFor(() => expect(page.seen.isReady).toBe(true));
    page.store.dispatch(telephoneChanged(PHONE));
    const sent = submit(page);
    expect(page.store.getState().form.status).toBe('submitting');
    settings.release();
    await sent;
    await started;
    expect(page.service.leads).toHaveLength(0);
    const { form } = page.store.getState();
    expect(form).toMatchObject({ status: 'editing', isConsentAsked: true });
    form.ticks.forEach((_, index) => page.store.dispatch(tickChanged({ index, checked: true })));
    await submit(page);
    expect(page.service.leads).toHaveLength(1);
  });

  it('that all start ticked count at once', async () => {
    const page = await openFilled({
      service: { siteInfo: configured, checkboxConfig: buildCheckboxConfig({ is_checked: '1' }) },
    });
    await submit(page);
    expect(page.service.leads).toHaveLength(1);
  });

  it.each([
    ['fails', { checkboxConfig: { kind: 'status', status: 500 } }],
    [
      'brings none',
      { checkboxConfig: { kind: 'json', body: { is_checked: '1', checkboxes: [] } } },
    ],
  ] as const)('whose configuration %s are the old checkbox, unticked', async (_case, faults) => {
    const page = await openFilled({ service: { siteInfo: configured, faults } });
    expect(page.store.getState().form.accept).toBe(false);
    await submit(page);
    expect(page.service.leads).toHaveLength(0);
    page.store.dispatch(acceptChanged(true));
    await submit(page);
    expect(page.service.leads).toHaveLength(1);
  });

  it('are not waited for longer than three seconds', async () => {
    const page = await openFilled({
      service: { siteInfo: configured },
    });
    page.service.setFault('siteInfo', null);
    page.service.setFault('checkboxConfig', { kind: 'hang' });
    const other = openTestPage({
      service: { siteInfo: configured, faults: { checkboxConfig: { kind: 'hang' } } },
    });
    void other.start();
    await vi.waitFor(() => expect(other.store.getState().consent.status).toBe('pending'));
    other.store.dispatch(telephoneChanged(PHONE));
    vi.useFakeTimers();
    const sent = submit(other);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await sent;
    expect(other.store.getState().consent.status).toBe('failed');
    expect(other.store.getState().form).toMatchObject({ accept: false, isConsentAsked: true });
    expect(other.service.leads).toHaveLength(0);
  });
});

describe('«Далее»', () => {
  it('takes this tab to the showcase after 500 ms', async () => {
    const page = await openFilled();
    await submit(page);
    vi.useFakeTimers();
    page.store.dispatch(proceed());
    await vi.advanceTimersByTimeAsync(499);
    expect(page.seen.left).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(page.seen.left).toEqual([page.store.getState().form.offer?.showcaseUrl]);
  });

  it('leaves this tab where it is when there is no showcase, or the link leads there itself', async () => {
    for (const addresses of [{ showcaseUrl: null }, { offerUrl: null }]) {
      const page = await openFilled({ service: addresses });
      await submit(page);
      vi.useFakeTimers();
      page.store.dispatch(proceed());
      await vi.advanceTimersByTimeAsync(1_000);
      vi.useRealTimers();
      expect(page.seen.left).toEqual([]);
    }
  });
});
