/** The inline scripts as the build bundles them, evaluated once for each load: their modules have a state. */
import { compileFunction } from 'node:vm';
import { build } from 'vite';
import type { Landing } from '~/boot/landing';

type Frame = ReturnType<typeof setTimeout>;

/** The globals that a load has for itself. All others are those of the test environment. */
export interface LoadGlobals {
  readonly window: Pick<Window, 'fetch' | 'addEventListener' | 'removeEventListener'> & {
    __landing?: Landing;
  };
  readonly location: object;
  readonly history: object;
  readonly addEventListener: typeof addEventListener;
  readonly setTimeout: (callback: () => void, ms?: number) => unknown;
  readonly requestAnimationFrame: (callback: () => void) => Frame;
  readonly cancelAnimationFrame: (frame: Frame) => void;
  readonly stop: () => void;
}

const NAMES: readonly (keyof LoadGlobals)[] = [
  ...(['window', 'location', 'history', 'addEventListener'] as const),
  ...(['setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'stop'] as const),
];

export type RunBootScript = Record<'head' | 'body', (globals: LoadGlobals) => void>;

/** Bundles it as the build does, without minifying. Tests run in the project's root. */
export async function compileBootScript(): Promise<RunBootScript> {
  const [head, body] = await Promise.all([compile('head'), compile('body')]);
  return { head, body };
}

async function compile(entry: keyof RunBootScript): Promise<(globals: LoadGlobals) => void> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __EARLY_PARSE__: 'true' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: `src/boot/${entry}.ts`, formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = [result].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('the inline script came out empty');
  const run = compileFunction(chunk.code, NAMES) as (...values: unknown[]) => void;
  return (globals) => run(...NAMES.map((name) => globals[name]));
}
