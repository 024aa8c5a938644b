/**
 * Real-user monitoring: milestones, web vitals, what became of leads, and the first errors of a load. A chunk of its own, loaded after the form is usable
 * where the site config has a `reportUrl`; it includes metrics and errors from before it loaded.
 */
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type {
  MetricName,
  Milestone,
  ReportBody,
  ReportedError,
  ReportedLead,
} from '../../api/report';
import { readBuildVersion } from '../../config/buildVersion';
import { caughtErrors } from '../../lib/caughtErrors';
import { HYDRATED_MARK, USABLE_MARK } from '../../lib/milestones';
import { getProp } from '../../lib/readUnknown';
import { toJson } from '../../lib/toJson';
import { createUuid } from '../../lib/uuid';
import type { AppThunk, RootState } from '../../store/types';
import { selectLeadAttempts } from '../form/formSelectors';
import { describeCaught } from './describeCaught';

const MAX_ERRORS = 5;

/** The first errors that differ. */
function describeFirst(caught: readonly unknown[]): ReportedError[] {
  const described = caught
    .map(describeCaught)
    .map((each) => [`${each.message}\n${each.stack}`, each] as const);
  return [...new Map(described).values()].slice(0, MAX_ERRORS);
}

const endedLeads = (state: RootState): ReportedLead[] =>
  selectLeadAttempts(state).map(({ outcome, ms, sentBy }) => ({ outcome, ms, sentBy }));

/** From the start of the navigation; of a prerendered page, from its activation. */
function readMilestones(): Partial<Record<Milestone, number>> {
  const [navigation] = performance.getEntriesByType('navigation');
  const startMs = Number(getProp(navigation, 'activationStart') ?? 0);
  const marks = { usable: USABLE_MARK, hydrated: HYDRATED_MARK };
  return Object.fromEntries(
    Object.entries(marks).flatMap(([name, mark]) => {
      const [entry] = performance.getEntriesByName(mark, 'mark');
      return entry === undefined
        ? []
        : [[name, Math.round(Math.max(0, entry.startTime - startMs))]];
    }),
  );
}

/** Sends a report when the page is hidden or unloaded; never throws. */
export function startReports(): AppThunk {
  return (_dispatch, getState, { site }) => {
    const { reportUrl } = site;
    const origin = {
      alias: site.alias,
      version: readBuildVersion(document),
      load: createUuid(),
      variant: document.documentElement.dataset['variant'],
    };
    let metrics: Partial<Record<MetricName, number>> = {};
    /** How many errors of the load have been sent. */
    let sentErrors = 0;
    let sentLeads = 0;
    /** True until the page is visible again. */
    let isSent = false;

    const send = () => {
      const known = describeFirst(caughtErrors);
      const errors = known.slice(sentErrors);
      const ended = endedLeads(getState());
      const leads = ended.slice(sentLeads);
      // Metrics alone wait: they may change until the page is left for good.
      const hasNews =
        errors.length + leads.length > 0 || (!isSent && Object.keys(metrics).length > 0);
      if (!hasNews) return;
      const body: ReportBody = { ...origin, milestones: readMilestones(), leads, metrics, errors };
      try {
        // Sent as text/plain: any other type needs a CORS preflight, which fails while the page unloads.
        isSent = navigator.sendBeacon(reportUrl, toJson(body));
      } catch {
        // Blocked, or not supported.
      }
      if (!isSent) return;
      metrics = {};
      sentErrors = known.length;
      sentLeads = ended.length;
    };
    const allowNextReport = () => {
      isSent = false;
    };

    const recordMetric = ({ name, value, navigationType }: Metric) => {
      // web-vitals counts a restore from the back-forward cache as another load.
      if (name === 'FCP' || navigationType === 'back-forward-cache') return;
      metrics[name] = Number(value.toFixed(name === 'CLS' ? 4 : 0));
    };
    const options = { reportAllChanges: true };
    onLCP(recordMetric, options);
    onINP(recordMetric, options);
    // It needs `at`, which Chrome before 92 lacks, and would report 0: no value is better than a false one.
    if ('at' in Array.prototype) onCLS(recordMetric, options);
    onTTFB(recordMetric, options);

    // Runs after web-vitals, which listens on the window in the capture phase.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') send();
      else allowNextReport();
    });
    // A page may end without having been hidden.
    addEventListener('pagehide', send);
    addEventListener('pageshow', allowNextReport);
  };
}
