import { EventEmitter } from 'node:events';
import * as vite from 'vite';
import { expect, it, vi } from 'vitest';
import { bootScript } from '~/build/plugins/bootScript';

vi.mock('vite', () => ({
  build: vi.fn(({ build: { lib } }: { build: { lib: { entry: string } } }) =>
    Promise.resolve({ output: [{ type: 'chunk', code: /\w+\.ts$/.exec(lib.entry)?.[0] ?? '' }] }),
  ),
}));

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
  const html = '<script>head.ts</script><script>body.ts</script>';
  expect(await load()).toBe(html);
  expect(await load()).toBe(html);
  expect(vite.build).toHaveBeenCalledTimes(2);
  watcher.emit('all', 'change', 'src/boot/form.ts');
  expect(await load()).toBe(html);
  expect(vite.build).toHaveBeenCalledTimes(4);
});
