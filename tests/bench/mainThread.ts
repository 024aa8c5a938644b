/** Main thread time before the first paint, from a trace. */
import type { Browser, Page } from '@playwright/test';

/** Causes of main thread time, by names of Chromium's trace events; the first match counts. */
export const CAUSES = {
  layout: /performLayout|ShapeText|LocalFrameView::layout|^Layout$|UpdateStyleAndLayout$/,
  styles: /Style|UpdateLayoutTree|rebuildLayoutTree|CSSParser|RuleSet/,
  'HTML parsing': /HTML/,
  'inline scripts': /v8|EvaluateScript|FunctionCall|Microtask|ScriptBlock|AsyncTask/,
  requests: /ResourceFetcher|URLLoader|Preload/,
} as const;
type Cause = keyof typeof CAUSES;

/** Milliseconds by cause; events without a cause are not counted. */
export type MainThreadTime = Record<Cause, number>;

/** Times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

interface Interval {
  cause: Cause | null;
  end: number;
}

/**
 * @param load opens the page and returns after its first paint
 * @returns null if the trace holds no first paint of this origin: a browser may drop events
 */
export async function measureMainThread(
  browser: Browser,
  page: Page,
  origin: string,
  load: () => Promise<void>,
): Promise<MainThreadTime | null> {
  const categories = [
    'devtools.timeline',
    'loading',
    'blink',
    'blink.user_timing',
    'toplevel',
    'v8',
  ];
  await browser.startTracing(page, { categories });
  await load();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const start = traceEvents
    .filter(
      ({ name, args }) =>
        name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(origin) === true,
    )
    .at(-1);
  const paint = traceEvents.find(
    ({ name, pid, ts }) =>
      start !== undefined && name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  );
  if (start === undefined || paint === undefined) return null;
  return sumSelfTime(
    traceEvents.filter(
      ({ ph, pid, tid, ts }) =>
        ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= start.ts && ts < paint.ts,
    ),
    paint.ts,
  );
}

/** Events of one thread nest: each event's own time is its duration less that of the events inside it. */
function sumSelfTime(events: readonly TraceEvent[], until: number): MainThreadTime {
  const sums: MainThreadTime = {
    layout: 0,
    styles: 0,
    'HTML parsing': 0,
    'inline scripts': 0,
    requests: 0,
  };
  const open: Interval[] = [];
  const ordered = [...events].sort(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  );
  for (const { name, ts, dur = 0 } of ordered) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const end = Math.min(ts + dur, until);
    const ms = (end - ts) / 1_000;
    const outer = open.at(-1)?.cause ?? null;
    if (outer !== null) sums[outer] -= ms;
    const cause = causeOf(name);
    if (cause !== null) sums[cause] += ms;
    open.push({ cause, end });
  }
  return sums;
}

function causeOf(name: string): Cause | null {
  const causes = Object.keys(CAUSES) as Cause[];
  return causes.find((cause) => CAUSES[cause].test(name)) ?? null;
}
