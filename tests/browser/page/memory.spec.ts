import type { CDPSession } from '@playwright/test';
import { FULL } from '~tests/support/constants';
import { expect, test } from '../support/fixtures';

const MINUTE_MS = 60_000;

/** Heap, nodes and listeners after garbage collection. */
async function measure(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
  return {
    heapKb: metric('JSHeapUsedSize') / 1024,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

test.use({ serviceOptions: { siteInfo: { gdpr_use: '1' } } });

test(`an hour on an open page grows neither heap, nodes nor listeners${FULL}`, async ({
  landing,
  page,
  context,
}) => {
  await landing.openPausedAt(landing.timer);
  await landing.phone.pressSequentially('912345');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  /** Advances the clock, switches tabs and rotates the screen. */
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await page.clock.runFor(MINUTE_MS);
      await page.setViewportSize({ width: minute % 2 === 0 ? 844 : 390, height: 844 });
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    }
  };
  // Notice and overlay open and close within the first minutes.
  await pass(4);
  const before = await measure(session);
  await pass(60);
  const after = await measure(session);
  await expect(landing.timer).toHaveText('Последний шанс!');

  expect(before.nodes).toBeGreaterThan(100);
  expect(after.nodes - before.nodes).toBeLessThan(50);
  expect(after.listeners - before.listeners).toBeLessThan(10);
  expect(after.heapKb - before.heapKb).toBeLessThan(700);
  await expect(landing.phone).toHaveValue('+7 (912) 345');
  expect(landing.service.callsTo('parseSource')).toHaveLength(1);
  expect(landing.service.callsTo('shownOffers').length).toBeLessThan(4);
});
