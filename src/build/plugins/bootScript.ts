/** Inlines the boot script into the head, before the styles: the form becomes usable when its request has a response. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Placeholder of the script in `index.html`. */
const PLACEHOLDER = '<!--boot-script-->';
const ENTRY = fileURLToPath(new URL('../../boot/boot.ts', import.meta.url));

interface BootScriptOptions {
  /** False where the mock service's worker must be registered before the first request. */
  startsParse: boolean;
  target: string[];
}

async function bundle({ startsParse, target }: BootScriptOptions): Promise<string> {
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
      lib: { entry: ENTRY, formats: ['iife'], name: 'boot' },
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
  let script: Promise<string> | undefined;
  return {
    name: 'boot-script',
    // In development the script is bundled at the first request after a change.
    configureServer({ watcher }) {
      watcher.on('all', () => (script = undefined));
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        // The kit page has none.
        if (!html.includes(PLACEHOLDER)) return html;
        const code = await (script ??= bundle(options));
        return html.replace(PLACEHOLDER, () => `<script>${code}</script>`);
      },
    },
  };
}
