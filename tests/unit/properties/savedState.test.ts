// @vitest-environment happy-dom
/** Properties of what is kept in the history, to which third parties write as well. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  hasReloaded,
  readApproval,
  readKeySeed,
  restoreInput,
  saveApproval,
  saveInput,
  saveState,
} from '~/application/savedState';
import fc, { forAll } from '../../support/properties';

const UUID = '0a1b2c3d-0000-4000-8000-0123456789ab';

const foreignState = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      hasReloaded: fc.jsonValue(),
      input: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constant('telephone'), fc.jsonValue())),
      keySeed: fc.oneof(fc.jsonValue(), fc.constantFrom(UUID, `0${UUID}`, `${UUID}0`, [UUID])),
      theirs: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

afterEach(() => history.replaceState(null, ''));

describe('the history state', () => {
  it('of any content yields UUID seeds only, and fills fields with text only', () =>
    forAll(foreignState, (state) => {
      history.replaceState(state, '');
      const root = document.createElement('div');
      root.innerHTML = '<input name="telephone"><input name="accept" type="checkbox">';
      restoreInput(root.querySelectorAll('input'));
      expect(root.querySelector('input')?.value).not.toContain('[object');
      const { keySeed } = Object(state) as { keySeed?: unknown };
      expect(readKeySeed()).toBe(keySeed === UUID ? UUID : undefined);
      expect(typeof hasReloaded()).toBe('boolean');
    }));

  it('restores the input once, and keeps the seed, the flag of the reload and the properties of others', () => {
    history.replaceState({ theirs: 1, input: { telephone: '912' }, hasReloaded: true }, '');
    saveState({ keySeed: UUID });
    const fields = [document.createElement('input')];
    for (const field of fields) field.name = 'telephone';
    restoreInput(fields);
    expect(fields[0]?.value).toBe('912');
    expect(history.state).toEqual({ theirs: 1, hasReloaded: true, keySeed: UUID });
  });
});

describe('what a reload keeps', () => {
  const approval = { offerUrl: 'https://a.example/', showcaseUrl: null, sumRub: 7_000 };

  it('is the input that differs from the prerendered one, once', () => {
    const open = () => {
      document.body.innerHTML =
        '<div id="root"><input name="a" value="1"><input name="b"><input name="c" type="checkbox" checked>' +
        '<input name="d" type="checkbox"></div>';
      return [...document.querySelectorAll('input')];
    };
    const [, text, box] = open();
    if (text) text.value = 'x';
    if (box) box.checked = false;
    saveInput();
    const read = (fields: HTMLInputElement[]) =>
      fields.map(({ value, checked }) => [value, checked]);
    const fresh = open();
    restoreInput(fresh);
    expect(read(fresh)).toEqual([
      ['1', false],
      ['x', false],
      ['on', false],
      ['on', false],
    ]);
    const second = open();
    restoreInput(second);
    expect(read(second)).toEqual([
      ['1', false],
      ['', false],
      ['on', true],
      ['on', false],
    ]);
  });

  it.each([
    ['for half an hour', 30 * 60_000 - 1, approval, approval],
    ['no longer', 30 * 60_000, approval, undefined],
    [
      'with a showcase only',
      0,
      { ...approval, offerUrl: null, showcaseUrl: 'https://b.example/' },
      null,
    ],
    ['not without a url', 0, { ...approval, offerUrl: null }, undefined],
    ['not without a sum', 0, { ...approval, sumRub: '7' }, undefined],
    ['not once it is forgotten', 0, undefined, undefined],
  ])('is an approved application %s', (_case, ageMs, saved, expected) => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
    saveState({ hasReloaded: true });
    saveApproval(saved as typeof approval | undefined);
    vi.setSystemTime(1_000 + ageMs);
    expect(readApproval()).toEqual(expected === null ? saved : expected);
    expect(hasReloaded()).toBe(true);
  });

  it('is nothing where the browser refuses, without an error', () => {
    const refuse = () => {
      throw new Error('too often');
    };
    vi.spyOn(history, 'replaceState').mockImplementationOnce(refuse).mockImplementationOnce(refuse);
    expect(() => saveApproval(approval)).not.toThrow();
    expect(() => saveState({})).toThrow('too often');
  });
});
