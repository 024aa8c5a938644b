/**
 * The product's log (section 8): one labelled line, never a visitor's data. Callers pass plain facts (a call's path, a
 * kind of failure), not the objects they came in.
 */
export interface Log {
  warn: (message: string) => void;
  error: (message: string) => void;
}

export function createLog(label: string, target: Pick<Console, 'warn' | 'error'> = console): Log {
  return {
    warn: (message) => target.warn(`[${label}] ${message}`),
    error: (message) => target.error(`[${label}] ${message}`),
  };
}
