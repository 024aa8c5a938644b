import { describe, expect, it, vi } from 'vitest';
import { findCounters, watchCounters } from '~/lib/metrikaCounters';

const noop = () => undefined;
const keysOf = (globals: object) => findCounters(globals).map(({ key }) => key);

it.each<[string, object, string[]]>([
  ['a list', { _metrika: { getCounters: () => [{ id: 7 }, { id: '7' }, { id: 'x' }] } }, ['7:0']],
  ['a list with types', { _metrika: { getCounters: () => [{ id: 3, type: 1 }] } }, ['3:1']],
  ['an object', { _metrika: { counters: { '7:0': {}, '3:1': {}, a: {} } } }, ['7:0', '3:1']],
  ['null', { _metrika: { counters: null } }, []],
  ['a text', { _metrika: { getCounters: () => 'no', counters: 'ab' } }, []],
])('finds the counters of a tag whose list is %s', (_kind, Ya, keys) => {
  expect(keysOf({ ym: noop, Ya })).toEqual(keys);
});

it('finds the counters in the queue of the stub, beside those of a loaded tag', () => {
  const ym = Object.assign(noop, { a: [[7, 'hit'], [8, 'init'], [8, 'init'], ['9:1', 'init'], 5] });
  const Ya = { _metrika: { getCounters: () => [{ id: 3, type: 1 }] } };
  expect(keysOf({ ym, Ya })).toEqual(['3:1', '8:0', '9:1']);
});

it.each([
  ['yaCounter123', ['123:0']],
  ['xyaCounter1', []],
  ['yaCounter1x', []],
  ['yaCounter1234567890123', []],
])('a page with the global %s has the counters %j', (name, keys) => {
  expect(keysOf({ other: 1, [name]: {} })).toEqual(keys);
});

it.each<[string, object]>([
  [
    'an element shadows ym',
    { ym: { id: 'ym' }, Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } },
  ],
  ['the queue is a text', { ym: Object.assign(() => undefined, { a: 'ab' }) }],
  [
    'the tag throws',
    {
      ym: noop,
      get Ya() {
        throw new Error('broken');
      },
    },
  ],
])('finds no counter where %s', (_case, globals) => {
  expect(findCounters(globals)).toEqual([]);
});

describe('a call', () => {
  it('goes to the id alone for type 0, and to id and type for any other', () => {
    const ym = vi.fn();
    const Ya = { _metrika: { getCounters: () => [{ id: 7 }, { id: 3, type: 1 }] } };
    findCounters({ ym, Ya }).forEach(({ call }) => call('reachGoal', 'lead_sent'));
    expect(ym.mock.calls).toEqual([
      [7, 'reachGoal', 'lead_sent'],
      ['3:1', 'reachGoal', 'lead_sent'],
    ]);
  });

  it('goes to the tag that has replaced the stub since', () => {
    const globals = { ym: Object.assign(() => 'stub', { a: [[7, 'init']] }) as () => unknown };
    const [counter] = findCounters(globals);
    globals.ym = () => 'tag';
    expect(counter?.call('getClientID')).toBe('tag');
  });

  it('is a method of the object that the older code leaves', () => {
    const yaCounter7 = {
      id: '42',
      getClientID() {
        return this.id;
      },
    };
    expect(findCounters({ yaCounter7 })[0]?.call('getClientID')).toBe('42');
  });

  it('goes to ym alone where the tag leaves such an object, too', () => {
    const reachGoal = vi.fn();
    const ym = vi.fn();
    const Ya = { _metrika: { getCounters: () => [{ id: 7, type: 1 }] } };
    findCounters({ ym, Ya, yaCounter7: { reachGoal } }).forEach(({ call }) => call('reachGoal'));
    expect(ym).toHaveBeenCalledTimes(1);
    expect(reachGoal).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['has no such method', {}],
    [
      'throws',
      {
        getClientID: () => {
          throw new Error('broken');
        },
      },
    ],
  ])('returns undefined where the counter %s', (_case, yaCounter7) => {
    expect(findCounters({ yaCounter7 })[0]?.call('getClientID')).toBeUndefined();
  });
});

describe('watchCounters', () => {
  function watch(globals: object, isAllowed = () => true) {
    vi.useFakeTimers();
    const found: string[] = [];
    const check = watchCounters(globals, isAllowed, ({ key }) => void found.push(key));
    return { found, check };
  }

  it('tells of each counter once, when it comes', () => {
    const globals: Record<string, unknown> = { yaCounter1: {} };
    const { found } = watch(globals);
    expect(found).toEqual(['1:0']);
    globals['yaCounter2'] = {};
    vi.advanceTimersByTime(1_000);
    expect(found).toEqual(['1:0', '2:0']);
  });

  it('ends after a minute; from then on a counter is found when asked for', () => {
    const globals: Record<string, unknown> = {};
    const { found, check } = watch(globals);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
    globals['yaCounter1'] = {};
    check();
    expect(found).toEqual(['1:0']);
  });

  it('tells of none while that is not allowed', () => {
    let isAllowed = false;
    const { found } = watch({ yaCounter1: {} }, () => isAllowed);
    vi.advanceTimersByTime(5_000);
    expect(found).toEqual([]);
    isAllowed = true;
    vi.advanceTimersByTime(1_000);
    expect(found).toEqual(['1:0']);
  });
});
