/** Sums reports up, per site, variant and release. */
import type { MetricName, Milestone, ReportBody, ReportedLead } from '../../src/api/report';

export const MEASURES: readonly (Milestone | MetricName)[] = [
  ...(['usable', 'hydrated'] as const),
  ...(['LCP', 'INP', 'CLS', 'TTFB'] as const),
];
/** The share of loads that are at least as fast, as search engines count. */
const PERCENTILE = 0.75;

export interface ReportSummary {
  readonly site: string;
  /** `base` on a site without variants. */
  readonly variant: string;
  /** Empty for the inline script, which does not know it. */
  readonly release: string;
  readonly loads: number;
  /** The 75th percentile; milliseconds, CLS without a unit. Without the measures that no load has. */
  readonly measures: Readonly<Partial<Record<Milestone | MetricName, number>>>;
  readonly leads: Readonly<Partial<Record<ReportedLead['outcome'], number>>>;
  /** Of the leads. */
  readonly sentByInlineScript: number;
  /** Messages, the most frequent first. */
  readonly errors: readonly (readonly [message: string, count: number])[];
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

export function aggregateReports(reports: readonly ReportBody[]): ReportSummary[] {
  const groups = groupBy(reports, ({ alias, variant, version }) =>
    JSON.stringify([alias, variant ?? 'base', version]),
  );
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([key, group]) => {
      const [site = '', variant = '', release = ''] = JSON.parse(key) as string[];
      return { site, variant, release, ...summarize(group) };
    });
}

function summarize(reports: readonly ReportBody[]) {
  const loads = groupBy(reports, ({ load }) => load);
  // A later value replaces an earlier one of the same load.
  const values = [...loads.values()].map(
    (ofLoad) =>
      Object.assign(
        {},
        ...ofLoad.flatMap(({ milestones, metrics }) => [milestones, metrics]),
      ) as Partial<Record<Milestone | MetricName, number>>,
  );
  const leads = reports.flatMap((report) => report.leads ?? []);
  const messages = reports.flatMap(({ errors }) => errors.map(({ message }) => message));
  return {
    loads: loads.size,
    measures: Object.fromEntries(
      MEASURES.flatMap((name) => {
        const known = values.flatMap((each) => each[name] ?? []).sort((a, b) => a - b);
        return known.length === 0 ? [] : [[name, known[Math.ceil(known.length * PERCENTILE) - 1]]];
      }),
    ),
    leads: count(leads.map(({ outcome }) => outcome)),
    sentByInlineScript: leads.filter(({ sentBy }) => sentBy === 'inlineScript').length,
    errors: Object.entries(count(messages)).sort(([, one], [, other]) => other - one),
  };
}

/** How often each text is there. */
export const count = (texts: readonly string[]): Record<string, number> =>
  Object.fromEntries([...groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length]));
