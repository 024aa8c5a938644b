import { expect, it } from 'vitest';
import { createLog, describeError } from '~/lib/log';

it('the log labels each line, and describes only what is an error', () => {
  const lines: string[] = [];
  const log = createLog('demo', {
    warn: (line) => void lines.push(`w ${String(line)}`),
    error: (line) => void lines.push(`e ${String(line)}`),
  });
  log.warn('а');
  log.error(describeError(new Error('б')));
  log.error(describeError('в'));
  expect(lines).toEqual(['w [demo] а', 'e [demo] б', 'e [demo] unknown error']);
});
