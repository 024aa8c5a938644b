import { expect, it } from 'vitest';
import { describeFailure, toCallResult } from '~/api/callResult';

const CALL = 'GET /x';

it.each([
  [{ status: 0 }, { kind: 'offline' }, 'offline'],
  [{ status: 0, isLate: true }, { kind: 'timeout' }, 'timeout'],
  ...[199, 300, 500].map(
    (status) => [{ status }, { kind: 'status', status }, `status ${String(status)}`] as const,
  ),
  [{ status: 200 }, { kind: 'invalidResponse', status: 200 }, 'invalidResponse 200'],
] as const)('the response %j is the failure %j', (response, failure, what) => {
  const result = toCallResult({ isLate: false, ...response, text: '{}' }, CALL, () => null);
  expect(result).toEqual({ ok: false, failure: { call: CALL, ...failure } });
  expect(result.ok || describeFailure(result.failure)).toBe(`GET /x failed: ${what}`);
});

it.each([200, 299])('a response of the status %d is its data', (status) => {
  const result = toCallResult({ status, isLate: false, text: '{"a":1}' }, CALL, (body) => body);
  expect(result).toEqual({ ok: true, data: { a: 1 } });
});
