// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import type { ReportBody } from '~/api/report';
import { submitApplication } from '~/features/form/submitApplication';
import { startReports } from '~/features/reports/startReports';
import { caughtErrors, recordError } from '~/lib/caughtErrors';
import { demo } from '~tests/support/sites';
import { openTestPage, startTestPage } from '~tests/support/testPage';

type Observer = (report: (metric: Metric) => void) => void;
const observers = vi.hoisted(() => new Map<string, Parameters<Observer>[0]>());

vi.mock('web-vitals', () => {
  const observe =
    (name: string): Observer =>
    (report) =>
      void observers.set(name, report);
  return {
    onLCP: observe('LCP'),
    onINP: observe('INP'),
    onCLS: observe('CLS'),
    onTTFB: observe('TTFB'),
  };
});

const REPORT_URL = 'https://reports.example/in';
const sendBeacon = vi.fn<(url: string, body: string) => boolean>();

const measure = (name: string, value: number, navigationType = 'navigate') =>
  observers.get(name)?.({ name, value, navigationType } as Metric);

function setVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const reports = () =>
  sendBeacon.mock.calls.map(([url, body]) => {
    expect(url).toBe(REPORT_URL);
    return JSON.parse(body) as ReportBody;
  });

async function open(reportUrl = '') {
  const page = await startTestPage({ site: { ...demo, reportUrl } });
  return page;
}

/** Removes the listeners of a test's page. */
let closePage: () => void;

beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', { sendBeacon });
  const listened = [document, window].map((target) => {
    const { calls } = vi.spyOn(target, 'addEventListener').mock;
    return () => calls.forEach(([type, listener]) => target.removeEventListener(type, listener));
  });
  closePage = () => listened.forEach((remove) => remove());
});
afterEach(() => {
  closePage();
  observers.clear();
  caughtErrors.length = 0;
  setVisibility('visible');
});

describe('reports from the field', () => {
  it('leave CLS out where its library would report a false 0: browsers without `at`', () => {
    const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at');
    if (at === undefined) throw new Error('this environment lacks `at`, too');
    const page = openTestPage({ site: { ...demo, reportUrl: REPORT_URL } });
    Reflect.deleteProperty(Array.prototype, 'at');
    page.store.dispatch(startReports());
    Object.defineProperty(Array.prototype, 'at', at);
    measure('LCP', 1234);
    measure('CLS', 0);
    setVisibility('hidden');
    expect(reports()).toMatchObject([{ metrics: { LCP: 1234 } }]);
    expect(reports()[0]?.metrics).not.toHaveProperty('CLS');
  });

  it('are sent in one body when the page is hidden, with the site and the build', async () => {
    await open(REPORT_URL);
    measure('LCP', 1234.56);
    measure('CLS', 0.012345);
    measure('TTFB', 80.2);
    expect(sendBeacon).not.toHaveBeenCalled();
    setVisibility('hidden');
    dispatchEvent(new Event('pagehide'));
    expect(reports()).toEqual([
      {
        alias: 'demo',
        version: expect.stringMatching(/^\d+\.\d+\.\d+\+dev$/) as string,
        load: expect.stringMatching(/^[\w-]{36}$/) as string,
        milestones: {},
        leads: [],
        metrics: { LCP: 1235, CLS: 0.0123, TTFB: 80 },
        errors: [],
      },
    ]);
  });

  it('contain later only what is new, under the same load', async () => {
    await open(REPORT_URL);
    measure('LCP', 1000);
    setVisibility('hidden');
    setVisibility('visible');
    setVisibility('hidden');
    expect(reports()).toHaveLength(1);
    setVisibility('visible');
    measure('INP', 48);
    measure('LCP', 10, 'back-forward-cache');
    setVisibility('hidden');
    const [first, second, ...others] = reports();
    expect(second).toMatchObject({ load: first?.load, metrics: { INP: 48 } });
    expect(second?.metrics).not.toHaveProperty('LCP');
    expect(others).toEqual([]);
  });

  it('tell of an error that came while the page was hidden, if it is closed from there', async () => {
    await open(REPORT_URL);
    measure('LCP', 1000);
    setVisibility('hidden');
    measure('CLS', 0.1);
    dispatchEvent(new Event('pagehide'));
    expect(reports()).toHaveLength(1);
    recordError(new Error('late'));
    dispatchEvent(new Event('pagehide'));
    expect(reports()[1]?.errors.map(({ message }) => message)).toEqual(['Error: late']);
  });

  it('contain the milestones of the load, and the variant of the page', async () => {
    const marks: Record<string, number> = { 'landing:usable': 640.4, 'landing:hydrated': 1310 };
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
      Object.hasOwn(marks, name) ? [{ startTime: marks[name] } as PerformanceEntry] : [],
    );
    document.documentElement.dataset['variant'] = 'b';
    await open(REPORT_URL);
    measure('LCP', 1000);
    setVisibility('hidden');
    expect(reports()).toMatchObject([
      { variant: 'b', milestones: { usable: 640, hydrated: 1310 } },
    ]);
    delete document.documentElement.dataset['variant'];
  });

  it('say once what became of each lead, and nothing of what was in it', async () => {
    const { store, service, clock, apply } = await open(REPORT_URL);
    service.setFault('nextOffer', { kind: 'status', status: 500 });
    await apply();
    setVisibility('hidden');
    setVisibility('visible');
    service.setFault('nextOffer', null);
    const submitted = store.dispatch(submitApplication());
    clock.advanceSec(2);
    await submitted;
    setVisibility('hidden');
    expect(reports().map(({ leads }) => leads)).toEqual([
      [{ outcome: 'connection', ms: expect.any(Number) as number, sentBy: 'app' }],
      [{ outcome: 'approved', ms: expect.any(Number) as number, sentBy: 'app' }],
    ]);
    expect(JSON.stringify(reports()).replace(/\D/g, '')).not.toContain('9123456789');
  });

  it('contain five different errors at most, also those from before, scrubbed', async () => {
    recordError(new Error('early for 8 912 345 67 89'));
    await open(REPORT_URL);
    for (let index = 0; index < 9; index += 1) {
      recordError(`failed ${index}`);
      recordError(`failed ${index}`);
    }
    setVisibility('hidden');
    const [report] = reports();
    expect(report?.errors.map(({ message }) => message)).toEqual([
      'Error: early for [number]',
      ...[0, 1, 2, 3].map((index) => `failed ${index}`),
    ]);
    expect(report?.errors[0]?.stack).toContain('startReports.test');
    setVisibility('visible');
    recordError('one more');
    setVisibility('hidden');
    expect(reports()).toHaveLength(1);
  });

  it.each([
    ['is refused', () => sendBeacon.mockReturnValue(false)],
    ['is missing', () => vi.stubGlobal('navigator', {})],
  ])('are kept when sendBeacon %s, and the lead is sent', async (_title, breakBeacon) => {
    breakBeacon();
    const { apply, service, logged } = await open(REPORT_URL);
    measure('LCP', 1000);
    setVisibility('hidden');
    setVisibility('visible');
    await apply();
    expect(service.leads).toHaveLength(1);
    expect(logged).toEqual([]);
    sendBeacon.mockReset().mockReturnValue(true);
    vi.stubGlobal('navigator', { sendBeacon });
    setVisibility('hidden');
    expect(reports()).toMatchObject([{ metrics: { LCP: 1000 } }]);
  });

  it('are not collected without a reportUrl', async () => {
    await open();
    expect(observers.size).toBe(0);
    setVisibility('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
