import type { ConfigEnv } from 'vite';

/** For `apply`: false for the dev server and for bundles that run in Node. */
export const isPageBuild = (_config: unknown, { command, isSsrBuild }: ConfigEnv): boolean =>
  command === 'build' && isSsrBuild !== true;
