import type { ReportedError } from '../../api/report';
import { getProp } from '../../lib/readUnknown';
import { scrub } from '../../lib/scrub';

const MAX_MESSAGE = 300;
const MAX_STACK = 2_000;

/** The thrown value, of any type. Errors of cross-origin scripts have a message only. */
function unwrap(caught: unknown): unknown {
  if (caught instanceof ErrorEvent) return (caught.error as unknown) ?? caught.message;
  return caught instanceof Event ? getProp(caught, 'reason') : caught;
}

/** Describes a recorded error, without personal data. */
export function describeCaught(caught: unknown): ReportedError {
  try {
    const thrown = unwrap(caught);
    const stack = getProp(thrown, 'stack');
    return {
      message: scrub(String(thrown), MAX_MESSAGE),
      stack: scrub(typeof stack === 'string' ? stack : '', MAX_STACK),
    };
  } catch {
    // A value without a text, or whose getters throw.
    return { message: 'unknown error', stack: '' };
  }
}
