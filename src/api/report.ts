/** The body of a real-user monitoring report, which `sendBeacon` takes to the owner's own `reportUrl`. */
import type { CspSources } from '../config/cspSources';
import type { SiteConfig } from '../config/site';
import { httpsOrigins } from '../lib/webUrl';

export interface ReportBody {
  /** Alias of the site. */
  readonly alias: string;
  /** Version of the build. */
  readonly version: string;
  /** Random, the same in all reports of one load: a later value of a metric replaces an earlier one. */
  readonly load: string;
  /** New or changed since the last report; CLS has no unit, the others are milliseconds. */
  readonly metrics: Readonly<Partial<Record<MetricName, number>>>;
  /** New since the last report; at most five a load. */
  readonly errors: readonly ReportedError[];
}

export type MetricName = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** Without phone numbers and queries. */
export interface ReportedError {
  readonly message: string;
  /** Empty if the error has none. */
  readonly stack: string;
}

/** Policy sources of the reports; null if they stay on the site's own origin, or there are none. */
export function reportCspSources({ reportUrl }: Pick<SiteConfig, 'reportUrl'>): CspSources | null {
  const connect = httpsOrigins(reportUrl);
  return connect.length === 0
    ? null
    : { source: 'reportUrl in the site config', sources: { connect } };
}
