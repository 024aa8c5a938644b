/** Two builds in pairs of loads. */
import { chromium } from '@playwright/test';
import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { benchLaunch } from '../support/launch';
import { DIST, OTHER_DIST, ROUNDS } from './arguments';
import { measureLoad } from './measure';
import { printPairs } from './table';

const SERVICE_TIME_MS = 80;
const SETTLED_MS = 2_500;

const start = (dist: string) =>
  startServer({ service: createMockService({ delayMs: SERVICE_TIME_MS }), dist });
const servers = { this: await start(DIST), other: await start(OTHER_DIST ?? DIST) };
const browser = await chromium.launch(benchLaunch);

await printPairs(ROUNDS, async (build) => {
  const { firstPaint, usable, hydrated, blocking, scriptBytes } = await measureLoad(
    browser,
    `${servers[build].origin}/?utm_source=bench`,
    {
      // The same server, which is another site than 127.0.0.1 for the browser.
      from: servers.other.origin.replace('127.0.0.1', 'localhost'),
      isTyped: true,
      settledMs: SETTLED_MS,
    },
  );
  return { firstPaint, usable: usable ?? 0, hydrated: hydrated ?? 0, blocking, scriptBytes };
});
await browser.close();
await Promise.all([servers.this.close(), servers.other.close()]);
