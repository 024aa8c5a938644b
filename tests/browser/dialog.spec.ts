import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
let server: ViteDevServer;
let url = '';

test.beforeAll(async () => {
  server = await createServer({
    root: ROOT,
    configLoader: 'runner',
    logLevel: 'error',
    mode: 'test',
    cacheDir: '.cache/vite-harness',
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  url = `${server.resolvedUrls?.local[0] ?? ''}tests/browser/harness/dialog.html`;
});

test.afterAll(() => server.close());

test('a dialog with preventClose stays open and reports each attempt to close it', async ({
  page,
}) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Открыть' }).click();
  const dialog = page.getByRole('dialog', { name: 'Важное' });
  await expect(dialog).toBeVisible();
  // A plain <dialog> closes at the third Escape.
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await page.keyboard.press('Escape');
    await expect(dialog).toContainText(`Удержано: ${attempt}`);
  }
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toContainText('Удержано: 6');
  await page.mouse.click(5, 5);
  await expect(dialog).toContainText('Удержано: 7');

  await dialog.getByRole('button', { name: 'Отпустить' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Открыть' })).toBeFocused();
});
