import { expect, it } from 'vitest';
import { describeFailure, toCallResult } from '~/api/callResult';

const CALL = 'GET /x';

it.each([
  [{ status: 0, isLate: false }, { kind: 'offline', call: CALL }, 'GET /x failed: offline'],
  [{ status: 0, isLate: true }, { kind: 'timeout', call: CALL }, 'GET /x failed: timeout'],
  ...[199, 300, 500].map(
    (status) =>
      [
        { status, isLate: false },
        { kind: 'status', call: CALL, status },
        `GET /x failed: status ${String(status)}`,
      ] as const,
  ),
  [
    { status: 200, isLate: false },
    { kind: 'invalidResponse', call: CALL, status: 200 },
    'GET /x failed: invalidResponse 200',
  ],
] as const)('the response %j is the failure %j', (response, failure, line) => {
  const result = toCallResult({ ...response, text: '{}' }, CALL, () => null);
  expect(result).toEqual({ ok: false, failure });
  expect(result.ok || describeFailure(result.failure)).toBe(line);
});

it.each([200, 299])('a response of the status %d is its data', (status) => {
  const result = toCallResult({ status, isLate: false, text: '{"a":1}' }, CALL, (body) => body);
  expect(result).toEqual({ ok: true, data: { a: 1 } });
});
