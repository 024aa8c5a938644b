/** @throws Error in one line for a `PORT` that is none; 0 takes any free one */
export function readPort(value: string | undefined, otherwise: number): number {
  if (value === undefined || value === '') return otherwise;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT="${value}" is not a port; allowed: 0 to 65535`);
}
