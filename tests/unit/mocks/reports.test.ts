import { describe, expect, it } from 'vitest';
import { aggregateReports } from '~mocks/reports/aggregateReports';
import { collectReports } from '~mocks/reports/collectReports';
import { reportsPage } from '~mocks/reports/reportsPage';
import type { ReportBody } from '~/api/report';

const report = (changes: Partial<ReportBody> = {}): ReportBody => ({
  alias: 'demo',
  version: '1',
  load: 'a',
  metrics: {},
  errors: [],
  ...changes,
});

describe('the sums of reports', () => {
  it('are made per site, variant and release', () => {
    const summaries = aggregateReports([
      report(),
      report({ load: 'b', variant: 'b' }),
      report({ load: 'c', version: '2' }),
      report({ load: 'd', alias: 'bereg' }),
    ]);
    expect(summaries.map(({ site, variant, release }) => [site, variant, release])).toEqual([
      ['bereg', 'base', '1'],
      ['demo', 'b', '1'],
      ['demo', 'base', '1'],
      ['demo', 'base', '2'],
    ]);
  });

  it('count a load once, with its last values, at the 75th percentile', () => {
    const [summary] = aggregateReports([
      report({ milestones: { usable: 100 }, metrics: { LCP: 9_000 } }),
      report({ metrics: { LCP: 1_000 } }),
      ...[2_000, 3_000, 4_000].map((LCP, index) =>
        report({ load: String(index), milestones: { usable: 200 }, metrics: { LCP } }),
      ),
    ]);
    expect(summary).toMatchObject({ loads: 4, measures: { usable: 200, LCP: 3_000 } });
  });

  it('count leads by outcome and sender, and errors by message', () => {
    const error = { message: 'TypeError: a', stack: '' };
    const [summary] = aggregateReports([
      report({ leads: [{ outcome: 'timeout', ms: 10_000, sentBy: 'app' }], errors: [error] }),
      report({ leads: [{ outcome: 'approved', ms: 400, sentBy: 'inlineScript' }] }),
      report({ load: 'b', errors: [{ message: 'Error: b', stack: '' }, error] }),
    ]);
    expect(summary).toMatchObject({
      leads: { timeout: 1, approved: 1 },
      sentByInlineScript: 1,
      errors: [
        ['TypeError: a', 2],
        ['Error: b', 1],
      ],
    });
  });
});

describe('the page of the sums', () => {
  it('escapes what pages have sent', () => {
    const collected = collectReports();
    collected.addReport(
      report({ alias: '<b>', errors: [{ message: '<script>alert(1)</script>', stack: '' }] }),
    );
    const html = reportsPage(collected);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&#60;b&#62;');
  });

  it('keeps no url of a page from the reports of browsers, nor a query or phone', () => {
    const collected = collectReports();
    collected.addBrowserReports([
      {
        type: 'csp-violation',
        url: 'https://loan.example/?telephone=79123456789',
        body: {
          documentURL: 'https://loan.example/?telephone=79123456789',
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://evil.example/x.js?phone=79123456789',
        },
      },
      { type: 'crash', body: { reason: 'oom' } },
    ]);
    expect(collected.incidents).toEqual([
      'csp-violation script-src-elem https://evil.example/x.js',
      'crash oom',
    ]);
    expect(reportsPage(collected)).toContain('crash oom <b>× 1</b>');
  });
});
