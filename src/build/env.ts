/** Parses the environment of a build or development server. */
import { loadEnv } from 'vite';
import { parseHost, parsePort } from './serverAddress';

type Env = Readonly<Record<string, string | undefined>>;

/** Variables that may stand in a file. */
const NAMES = ['VITE_API_TARGET', 'PORT', 'SERVER_HOST'];

/** Adds variables of the files `.env`, `.env.local` and those of the mode; the environment comes first. */
export function withEnvFiles(env: Env, mode: string, folder: string): Env {
  return { ...loadEnv(mode, folder, NAMES), ...env };
}

/**
 * @returns the address of the development server, undefined for Vite's defaults, and the origin of a real service to
 *   proxy `/api` to, null for the mock service
 * @throws Error with one line that says what is allowed
 */
export function readBuildEnv(env: Env) {
  const target = env['VITE_API_TARGET'] ?? '';
  if (target !== '' && !/^https?:\/\/[^/\s]+$/.test(target)) {
    throw new Error(
      `VITE_API_TARGET="${target}" is not an origin; allowed: http:// or https://, a host, and a port if need be`,
    );
  }
  return {
    host: parseHost(env['SERVER_HOST']),
    port: parsePort(env['PORT']),
    apiTarget: target === '' ? null : target,
  };
}
