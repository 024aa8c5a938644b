// @vitest-environment happy-dom
/** Properties of what is kept in the history, to which third parties write as well. */
import { afterEach, describe, expect, it } from 'vitest';
import { hasReloaded, readKeySeed, restoreInput, saveState } from '~/boot/savedState';
import fc from '../../support/properties';

const UUID = '0a1b2c3d-0000-4000-8000-0123456789ab';

const foreignState = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      hasReloaded: fc.jsonValue(),
      input: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constant('telephone'), fc.jsonValue())),
      keySeed: fc.oneof(fc.jsonValue(), fc.constant(UUID)),
      theirs: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

afterEach(() => history.replaceState(null, ''));

describe('the history state', () => {
  it('of any content yields UUID seeds only, and fills fields with text only', () => {
    fc.assert(
      fc.property(foreignState, (state) => {
        history.replaceState(state, '');
        const root = document.createElement('div');
        root.innerHTML = '<input name="telephone"><input name="accept" type="checkbox">';
        restoreInput(root.querySelectorAll('input'));
        expect(root.querySelector('input')?.value).not.toContain('[object');
        expect(readKeySeed() ?? UUID).toBe(UUID);
        expect(typeof hasReloaded()).toBe('boolean');
      }),
    );
  });

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
