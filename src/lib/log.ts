/** The product's log (section 8): labelled one-line messages without personal data. */
export interface Log {
  warn: (message: string) => void;
  error: (message: string) => void;
}

/** @param label the site alias, printed as `[label]` */
export function createLog(label: string, target: Pick<Console, 'warn' | 'error'> = console): Log {
  return {
    warn: (message) => target.warn(`[${label}] ${message}`),
    error: (message) => target.error(`[${label}] ${message}`),
  };
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error';
}
