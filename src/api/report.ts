/** The body of a real-user monitoring report, which `sendBeacon` takes to the owner's own `reportUrl`. */
import type { CspSources } from '../config/cspSources';
import type { SiteConfig } from '../config/site';
import { httpsOrigins } from '../lib/webUrl';
import type { LeadSender } from './nextOffer';

export interface ReportBody {
  /** Alias of the site. */
  readonly alias: string;
  /** Version of the build; empty in a report of the inline script, which does not know it. */
  readonly version: string;
  /** Of the page; absent on a site without variants. */
  readonly variant?: string | undefined;
  /** Random, the same in all reports of one load: a later value of a metric replaces an earlier one. */
  readonly load: string;
  /** Milliseconds from the start of the navigation until the form could be used, and until the app had it. */
  readonly milestones?: Readonly<Partial<Record<Milestone, number>>>;
  /** New since the last report. */
  readonly leads?: readonly ReportedLead[];
  /** New or changed since the last report; CLS has no unit, the others are milliseconds. */
  readonly metrics: Readonly<Partial<Record<MetricName, number>>>;
  /** New since the last report; at most five a load. */
  readonly errors: readonly ReportedError[];
}

export type Milestone = 'usable' | 'hydrated';

/** What became of one attempt to send an application; never what was in it. */
export interface ReportedLead {
  readonly outcome: 'approved' | 'noOffer' | 'timeout' | 'challenge' | 'connection';
  /** From the request to the response, or to the end of the wait for it. */
  readonly ms: number;
  readonly sentBy: LeadSender;
}

export type MetricName = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** Without phone numbers and queries. */
export interface ReportedError {
  readonly message: string;
  /** Empty if the error has none. */
  readonly stack: string;
}

/**
 * Where the browser itself reports violations of the policy and crashes: as the page does. Its reports contain the page's
 * full url: the receiver must remove queries.
 *
 * @returns the value of `Reporting-Endpoints`; null if there are no reports
 */
export function reportingEndpoints({ reportUrl }: Pick<SiteConfig, 'reportUrl'>): string | null {
  if (reportUrl === '') return null;
  const base = 'https://path.invalid';
  const { origin, pathname, search, href } = new URL(reportUrl, base);
  // Escaped, since it stands in quotes, and hosts change values at commas; a path stays one.
  const url = origin === base ? pathname + search : href;
  return `default="${url.replaceAll(',', '%2C')}"`;
}

/** Policy sources of the reports; null if they stay on the site's own origin, or there are none. */
export function reportCspSources({ reportUrl }: Pick<SiteConfig, 'reportUrl'>): CspSources | null {
  const connect = httpsOrigins(reportUrl);
  return connect.length === 0
    ? null
    : { source: 'reportUrl in the site config', sources: { connect } };
}
