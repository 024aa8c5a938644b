// @vitest-environment node
import { EventEmitter } from 'node:events';
import * as vite from 'vite';
import { expect, it, vi } from 'vitest';
import { bootScript } from '~/build/plugins/bootScript';

vi.mock('vite', async (importOriginal) => {
  const original = await importOriginal<typeof vite>();
  return { ...original, build: vi.fn(original.build) };
});

it('in development the inline scripts are bundled once, and anew after a change', async () => {
  const { configureServer, transformIndexHtml } = bootScript({ startsParse: true, target: [] });
  if (typeof configureServer !== 'function' || typeof transformIndexHtml !== 'object') {
    throw new Error('the plugin has other hooks');
  }
  const watcher = new EventEmitter();
  Reflect.apply(configureServer, null, [{ watcher }]);
  const load = () =>
    Reflect.apply(transformIndexHtml.handler, null, [
      '<!--head-script--><!--body-script-->',
    ]) as unknown;
  const html = await load();
  expect(html).toMatch(/^<script>.{3000,}<\/script><script>.{3000,}<\/script>$/s);
  expect(await load()).toBe(html);
  expect(vite.build).toHaveBeenCalledTimes(2);
  watcher.emit('all', 'change', 'src/boot/form.ts');
  expect(await load()).toBe(html);
  expect(vite.build).toHaveBeenCalledTimes(4);
});
