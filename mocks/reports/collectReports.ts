/** What a receiver of reports keeps: an example for the owner's own. */
import type { ReportBody } from '../../src/api/report';
import { scrub } from '../../src/lib/scrub';

/** The newest; older ones are dropped. */
const MAX_KEPT = 2_000;
const MAX_DETAIL = 200;

/** A violation of the policy or a crash, which the browser reports by itself (`application/reports+json`). */
interface BrowserReport {
  readonly type: string;
  readonly url?: unknown;
  readonly body?: unknown;
}

/** Type and cause, without the page's url: it may contain a phone. */
type Incident = string;

export interface CollectedReports {
  readonly reports: readonly ReportBody[];
  readonly incidents: readonly Incident[];
  readonly addReport: (report: ReportBody) => void;
  readonly addBrowserReports: (reports: readonly BrowserReport[]) => void;
}

export function collectReports(): CollectedReports {
  const reports: ReportBody[] = [];
  const incidents: Incident[] = [];
  return {
    reports,
    incidents,
    addReport: (report) => {
      reports.push(report);
      reports.splice(0, reports.length - MAX_KEPT);
    },
    addBrowserReports: (added) => {
      incidents.push(...added.map(describeIncident));
      incidents.splice(0, incidents.length - MAX_KEPT);
    },
  };
}

/** Takes out of a report what says the cause; the rest, urls above all, is not kept. */
function describeIncident({ type, body }: BrowserReport): Incident {
  const { effectiveDirective, blockedURL, reason } = Object(body) as Record<string, unknown>;
  const details = [effectiveDirective, blockedURL, reason].filter(
    (each) => typeof each === 'string',
  );
  return scrub([type, ...details].join(' '), MAX_DETAIL);
}
