import { describe, expect, it, vi } from 'vitest';
import { findCounterIds, findOlderCounter, getAnalyticsClientId } from '~/lib/analyticsClientId';

type Callback = (id: unknown) => void;
const returning = (id: unknown) => (_counter: number, _method: string, callback: Callback) =>
  callback(id);

/** The globals of a tag with one counter. */
const COUNTER = { Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } };

describe('getAnalyticsClientId', () => {
  it('asks the counter that the loaded tag names', async () => {
    const ym = vi.fn(returning('1763680000123456789'));
    const globals = { ym, Ya: { _metrika: { getCounters: () => [{ id: 12345678 }] } } };
    expect(await getAnalyticsClientId(globals, 500)).toBe('1763680000123456789');
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

  it.each([
    ['an object by id and type', { '12345678:0': {} }],
    ['an array', [{ id: 12345678 }]],
  ])('asks the counter in the tag’s list that is %s', async (_form, counters) => {
    const ym = vi.fn(returning('42'));
    expect(await getAnalyticsClientId({ ym, Ya: { _metrika: { counters } } }, 500)).toBe('42');
    expect(ym.mock.calls[0]?.slice(0, 2)).toEqual([12345678, 'getClientID']);
  });

  it('looks further when the first list of counters is empty', async () => {
    const _metrika = { getCounters: () => [], counters: { '7:0': {} } };
    expect(await getAnalyticsClientId({ ym: returning('42'), Ya: { _metrika } }, 500)).toBe('42');
  });

  it('calls getClientID of a counter object of the older tag as its method', async () => {
    const counter = {
      id: '42',
      getClientID() {
        return this.id;
      },
    };
    expect(await getAnalyticsClientId({ yaCounter12345678: counter }, 500)).toBe('42');
    const listed = { '12345678:0': counter };
    const globals = { yaCounter12345678: counter, Ya: { _metrika: { counters: listed } } };
    expect(await getAnalyticsClientId(globals, 500)).toBe('42');
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
        ...COUNTER,
      },
    ],
    [
      'the list of counters is no array',
      { ym: returning('1'), Ya: { _metrika: { getCounters: () => 'no' } } },
    ],
    ['an older counter has no method', { yaCounter1: {}, yaCounter: { getClientID: () => '1' } }],
    [
      'an older counter throws',
      {
        yaCounter1: {
          getClientID: () => {
            throw new Error('broken');
          },
        },
      },
    ],
    ['an older counter returns text', { yaCounter1: { getClientID: () => 'abc' } }],
    [
      'the list of counters has no ids',
      { ym: returning('1'), Ya: { _metrika: { counters: { length: 1, a: 2 } } } },
    ],
    ...[undefined, 5, {}, '', 'abc', '1'.repeat(33), '<b>'].map((id): [string, object] => [
      `the counter returns ${JSON.stringify(id)}`,
      { ym: returning(id), ...COUNTER },
    ]),
  ];

  it.each(unusable)('returns undefined when %s', async (_case, globals) => {
    expect(await getAnalyticsClientId(globals, 20)).toBeUndefined();
  });

  it('returns undefined after the given timeout', async () => {
    vi.useFakeTimers();
    const globals = { ym: () => undefined, ...COUNTER };
    const id = getAnalyticsClientId(globals, 500);
    await vi.advanceTimersByTimeAsync(500);
    expect(await id).toBeUndefined();
    vi.useRealTimers();
  });
});

it.each<[unknown, string[]]>([
  [{ Ya: { _metrika: { getCounters: () => [{ id: 7 }, { id: '7' }, { id: 'x' }, {}] } } }, ['7']],
  [{ Ya: { Metrika: { counters: [{ id: 8 }] } } }, ['8']],
  [{ Ya: { _metrika: { counters: null } } }, []],
  [{ Ya: { _metrika: { counters: 'ab' } } }, []],
  [
    {
      ym: {
        a: [
          [7, 'hit'],
          [8, 'init'],
          [8, 'init'],
          ['y', 'init'],
          [9, 'init'],
        ],
      },
    },
    ['8', '9'],
  ],
  [{ ym: { a: 'ab' } }, []],
  [{ ym: { a: null } }, []],
  [undefined, []],
])('the counters of a page with %j are %j', (globals, ids) => {
  expect(findCounterIds(globals)).toEqual(ids);
});

it.each([
  ['yaCounter123', true],
  ['xyaCounter1', false],
  ['yaCounter1x', false],
  ['yaCounter1234567890123', false],
])('the global %s is an older counter: %s', (name, isCounter) => {
  expect(findOlderCounter({ other: 1, [name]: {} })).toBe(isCounter ? name : undefined);
});
