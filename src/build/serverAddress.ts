/**
 * Parses the environment variables `PORT` and `SERVER_HOST` of the development, preview and mock servers; undefined if
 * one is not set. Shells and compilers set `HOST` to the name of the machine. A wrong value throws an Error with one line
 * that says what is allowed.
 */

/** Port 0 selects a free port. */
export function parsePort(value = ''): number | undefined {
  if (value === '') return undefined;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (port <= 65_535) return port;
  throw new Error(`PORT="${value}" is not a port; allowed: 0 to 65535`);
}

export function parseHost(value = ''): string | undefined {
  if (value === '') return undefined;
  if (/^[\w.:-]+$/.test(value)) return value;
  throw new Error(
    `SERVER_HOST="${value}" is not a host; allowed: a host name or an IP address, such as 0.0.0.0`,
  );
}
