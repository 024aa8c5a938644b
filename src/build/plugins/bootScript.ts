/** Inlines the scripts of `src/boot`: one into the head, before the styles, one behind the form. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

interface BootScriptOptions {
  /** False where the mock service's worker must be registered before the first request. */
  startsParse: boolean;
  target: string[];
}

async function bundle(entry: string, { startsParse, target }: BootScriptOptions) {
  const path = fileURLToPath(new URL(`../../boot/${entry}.ts`, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __EARLY_PARSE__: String(startsParse) },
    build: {
      target,
      write: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
      // Two per cent smaller than by the default minifier: every byte delays the first paint.
      minify: 'terser',
      terserOptions: { ecma: 2018, compress: { passes: 3 } },
      lib: { entry: path, formats: ['iife'], name: 'boot' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((each) => ('output' in each ? [...each.output] : []))
    .find((each) => each.type === 'chunk');
  if (chunk === undefined) throw new Error('the boot script came out empty');
  return chunk.code.trim();
}

export function bootScript(options: BootScriptOptions): Plugin {
  const scripts = new Map<string, Promise<string>>();
  return {
    name: 'boot-script',
    // In development the scripts are bundled at the first request after a change.
    configureServer({ watcher }) {
      watcher.on('all', () => scripts.clear());
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        let page = html;
        for (const entry of ['head', 'body']) {
          const placeholder = `<!--${entry}-script-->`;
          // The kit page has none.
          if (!html.includes(placeholder)) continue;
          const script = scripts.get(entry) ?? bundle(entry, options);
          scripts.set(entry, script);
          const code = await script;
          page = page.replace(placeholder, () => `<script>${code}</script>`);
        }
        return page;
      },
    },
  };
}
