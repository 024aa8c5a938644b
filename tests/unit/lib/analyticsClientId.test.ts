import { describe, expect, it, vi } from 'vitest';
import { getAnalyticsClientId } from '~/lib/analyticsClientId';

type Callback = (id: unknown) => void;
const returning = (id: unknown) => (_counter: number, _method: string, callback: Callback) =>
  callback(id);

describe('getAnalyticsClientId', () => {
  it('asks the counter that the loaded tag names', async () => {
    const ym = vi.fn(returning('1763680000123456789'));
    const page = { ym, Ya: { _metrika: { getCounters: () => [{ id: 12345678 }] } } };
    expect(await getAnalyticsClientId(page, 500)).toBe('1763680000123456789');
    expect(ym.mock.calls[0]?.slice(0, 2)).toEqual([12345678, 'getClientID']);
  });

  it('asks the counter in the queue of the stub', async () => {
    const ym = Object.assign(returning('42'), {
      a: [
        [7, 'hit'],
        [99, 'init', {}],
      ],
    });
    expect(await getAnalyticsClientId({ ym }, 500)).toBe('42');
  });

  const unusable: [string, object][] = [
    ['there is no counter', {}],
    ['an element shadows the global', { ym: { id: 'ym' } }],
    ['there is no counter id', { ym: returning('1') }],
    [
      'the counter throws',
      {
        ym: () => {
          throw new Error('broken');
        },
        Ya: { _metrika: { getCounters: () => [{ id: 1 }] } },
      },
    ],
    [
      'the list of counters is no array',
      { ym: returning('1'), Ya: { _metrika: { getCounters: () => 'no' } } },
    ],
    ...[undefined, 5, {}, '', 'abc', '1'.repeat(33), '<b>'].map((id): [string, object] => [
      `the counter returns ${JSON.stringify(id)}`,
      { ym: returning(id), Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } },
    ]),
  ];

  it.each(unusable)('returns undefined when %s', async (_case, page) => {
    expect(await getAnalyticsClientId(page, 20)).toBeUndefined();
  });

  it('returns undefined after the given timeout', async () => {
    vi.useFakeTimers();
    const page = { ym: () => undefined, Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } };
    const id = getAnalyticsClientId(page, 500);
    await vi.advanceTimersByTimeAsync(500);
    expect(await id).toBeUndefined();
    vi.useRealTimers();
  });
});
