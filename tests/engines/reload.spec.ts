import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { PHONE } from '../support/constants';
import { deferred } from '../support/deferred';
import { DIST } from '../support/dist';
import { expect, LandingPage, ScriptDeferral, test } from './fixtures';

/** Engines restore fields on reload or leave them empty; the form must agree with its fields. */
async function expectConsistent(landing: LandingPage): Promise<void> {
  await expect(async () => {
    const phone = (await landing.read('phone'))?.content;
    const consent = await landing.read('consent');
    const slider = Number((await landing.read('slider'))?.content);
    const steps = 1 + (phone === PHONE ? 1 : 0) + (consent?.isChecked ? 1 : 0);
    expect(await landing.read('progress')).toMatchObject({ now: ['33', '67', '100'][steps - 1] });
    expect(await landing.read('submit')).toMatchObject({ isEnabled: steps === 3 });
    expect((await landing.read('amountButton'))?.content.replaceAll(' ', '')).toContain(
      `${slider}₽`,
    );
  }).toPass();
}

test('after a reload amount, progress and submit button match the fields, and an application carries what they show', async ({
  landing,
}) => {
  await landing.open();
  await landing.press('slider', 'End');
  await landing.typePhone();
  await landing.click('consent');
  await landing.expectState('progress', { now: '67' });
  await landing.reload();
  await expectConsistent(landing);
  if ((await landing.read('consent'))?.isChecked === false) await landing.click('consent');
  await landing.select('phone', 0, 100);
  await landing.page.type('9031112233');
  const sum = Number((await landing.read('slider'))?.content);
  await landing.click('submit');
  await landing.expectState('approved', {});
  expect(landing.service.leads).toMatchObject([{ sum, telephone: '79031112233' }]);
});

test('an automatic reload that has begun is stopped by a tap, and what is typed then stays', async ({
  engine,
  size,
}) => {
  const service = createMockService();
  const reloading = deferred();
  const respond = deferred();
  let pages = 0;
  let chunks = 0;
  const server = await startServer({
    service,
    dist: DIST,
    middleware: ({ url = '' }, response, next) => {
      if (url.startsWith('/?')) pages += 1;
      if (url.startsWith('/assets/BelowFold')) chunks += 1;
      if (url.startsWith('/?') && pages === 2) {
        reloading.resolve();
        void respond.promise.then(next);
      } else if (url.startsWith('/assets/BelowFold') && chunks === 1) response.writeHead(404).end();
      else next();
    },
  });
  const page = await engine.openPage(size);
  const landing = new LandingPage(page, service, server.origin, new ScriptDeferral());
  await page.startLoading(`${server.origin}/?utm_source=yandex`);
  await reloading.promise;
  // In Chromium only raw input does not wait for the end of the navigation.
  await page.clickAt({ x: 200, y: 200 });
  await landing.typePhone();
  respond.resolve();
  await landing.expectState('phone', { content: PHONE });
  await landing.click('submit');
  await landing.expectState('approved', {});
  expect(service.callsTo('parseSource')).toHaveLength(1);
  expect(service.leads).toHaveLength(1);
  await page.close();
  service.close();
  await server.close();
});
