/** Makes scripts one to three per cent smaller than Vite's own minifier does. */
import { minify, type JsMinifyOptions } from '@swc/core';
import type { Plugin } from 'vite';

/** Newest syntax that all browsers with the app understand: Chromium 66 knows no `?.`. */
const ECMA = 2018;

export const minifyScript = (code: string, options: JsMinifyOptions) =>
  minify(code, {
    compress: { ecma: ECMA, passes: 3, toplevel: true },
    mangle: { toplevel: true },
    format: { ecma: ECMA, comments: false },
    ...options,
  });

export const minifyChunks = (): Plugin => ({
  name: 'minify-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: async (code) => {
    const minified = await minifyScript(code, { module: true, sourceMap: true });
    return { code: minified.code, map: minified.map ?? null };
  },
});
