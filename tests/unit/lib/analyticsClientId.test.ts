import { describe, expect, it, vi } from 'vitest';
import { getAnalyticsClientId } from '../../../src/lib/analyticsClientId';

type Callback = (id: unknown) => void;
const answering = (id: unknown) => (_counter: number, _method: string, callback: Callback) =>
  callback(id);

describe('the analytics client id', () => {
  it('comes from the counter that the loaded tag names', async () => {
    const ym = vi.fn(answering('1763680000123456789'));
    const page = { ym, Ya: { _metrika: { getCounters: () => [{ id: 12345678 }] } } };
    expect(await getAnalyticsClientId(page, 500)).toBe('1763680000123456789');
    expect(ym.mock.calls[0]?.slice(0, 2)).toEqual([12345678, 'getClientID']);
  });

  it('comes from the counter that waits in the stub’s queue', async () => {
    const ym = Object.assign(answering('42'), {
      a: [
        [7, 'hit'],
        [99, 'init', {}],
      ],
    });
    expect(await getAnalyticsClientId({ ym }, 500)).toBe('42');
  });

  const useless: [string, object][] = [
    ['there is no counter', {}],
    ['an element shadows its name', { ym: { id: 'ym' } }],
    ['there is no counter id', { ym: answering('1') }],
    [
      'it throws',
      {
        ym: () => {
          throw new Error('broken');
        },
        Ya: { _metrika: { getCounters: () => [{ id: 1 }] } },
      },
    ],
    [
      'its list of counters is no list',
      { ym: answering('1'), Ya: { _metrika: { getCounters: () => 'no' } } },
    ],
    ...[undefined, 5, {}, '', 'abc', '1'.repeat(33), '<b>'].map((id): [string, object] => [
      `it answers ${JSON.stringify(id)}`,
      { ym: answering(id), Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } },
    ]),
  ];

  it.each(useless)('is undefined when %s', async (_case, page) => {
    expect(await getAnalyticsClientId(page, 20)).toBeUndefined();
  });

  it('is not waited for longer than told', async () => {
    vi.useFakeTimers();
    const page = { ym: () => undefined, Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } };
    const id = getAnalyticsClientId(page, 500);
    await vi.advanceTimersByTimeAsync(500);
    expect(await id).toBeUndefined();
    vi.useRealTimers();
  });
});
