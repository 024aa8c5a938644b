/** Parses the environment of a build or development server. */
import { loadEnv } from 'vite';
import { parseHost, parsePort } from './serverAddress';

export interface BuildEnv {
  /** Origin of a real service to proxy `/api` to; null for the mock service. */
  apiTarget: string | null;
  /** Development server address; Vite's defaults if undefined. */
  host: string | undefined;
  port: number | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Variables that may stand in a file. */
const NAMES = ['VITE_API_TARGET', 'PORT', 'SERVER_HOST'];

/** Adds variables of the files `.env`, `.env.local` and those of the mode; the environment comes first. */
export function withEnvFiles(env: Env, mode: string, folder: string): Env {
  return { ...loadEnv(mode, folder, NAMES), ...env };
}

/** @throws Error with one line that says what is allowed */
export function readBuildEnv(env: Env): BuildEnv {
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
