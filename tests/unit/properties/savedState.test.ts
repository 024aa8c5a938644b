// @vitest-environment happy-dom
/** Properties of what is kept in the history, to which third parties write as well. */
import { afterEach, describe, expect, it } from 'vitest';
import { restoreInput } from '~/boot/savedInput';
import { consumeSavedState, readKeySeed, saveState, takeSavedAmount } from '~/boot/savedState';
import fc from '../../support/properties';

const foreignState = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      reloaded: fc.jsonValue(),
      isSubmitted: fc.jsonValue(),
      input: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constant('telephone'), fc.jsonValue())),
      amountRub: fc.jsonValue(),
      keySeed: fc.jsonValue(),
      theirs: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

afterEach(() => history.replaceState(null, ''));

describe('the history state', () => {
  it('of any content yields an amount, a seed and an input of the right types', () => {
    fc.assert(
      fc.property(foreignState, (state) => {
        history.replaceState(state, '');
        const root = document.createElement('div');
        root.innerHTML = '<input name="telephone"><input name="accept" type="checkbox">';
        restoreInput(root, consumeSavedState());
        const amountRub = takeSavedAmount();
        expect(amountRub === null || typeof amountRub === 'number').toBe(true);
        expect(['undefined', 'string']).toContain(typeof readKeySeed());
      }),
    );
  });

  it('keeps the properties of others', () => {
    history.replaceState({ theirs: 1, input: { telephone: '912' }, amountRub: 5_000 }, '');
    saveState({ keySeed: 'seed' });
    consumeSavedState();
    takeSavedAmount();
    expect(history.state).toEqual({ theirs: 1, keySeed: 'seed' });
  });
});
