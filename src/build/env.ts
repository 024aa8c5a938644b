/** Parses the environment of a build or development server. */
import { parseHost, parsePort } from './serverAddress';

export interface BuildEnv {
  /** Origin of a real service to proxy `/api` to; null for the mock service. */
  apiTarget: string | null;
  /** Development server address; Vite's defaults if undefined. */
  host: string | undefined;
  port: number | undefined;
}

/** @throws Error with one line that says what is allowed */
export function readBuildEnv(env: Readonly<Record<string, string | undefined>>): BuildEnv {
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
