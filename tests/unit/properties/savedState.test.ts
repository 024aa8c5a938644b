// @vitest-environment happy-dom
/** Properties of what is kept in the history, to which third parties write as well. */
import { afterEach, describe, expect, it } from 'vitest';
import { restoreInput } from '~/boot/savedInput';
import { consumeSavedState, readKeySeed, saveState, takeSavedAmount } from '~/boot/savedState';
import fc from '../../support/properties';

const UUID = '0a1b2c3d-0000-4000-8000-0123456789ab';

const foreignState = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      reloaded: fc.jsonValue(),
      submittedAtMs: fc.jsonValue(),
      input: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constant('telephone'), fc.jsonValue())),
      amountRub: fc.jsonValue(),
      keySeed: fc.oneof(fc.jsonValue(), fc.constant(UUID)),
      theirs: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

afterEach(() => history.replaceState(null, ''));

describe('the history state', () => {
  it('of any content yields only whole amounts and UUID seeds, and fills fields with text only', () => {
    fc.assert(
      fc.property(foreignState, (state) => {
        history.replaceState(state, '');
        const root = document.createElement('div');
        root.innerHTML = '<input name="telephone"><input name="accept" type="checkbox">';
        restoreInput(root, consumeSavedState());
        expect(root.querySelector('input')?.value).not.toContain('[object');
        const amountRub = takeSavedAmount();
        expect(amountRub === null || Number.isInteger(amountRub)).toBe(true);
        expect(readKeySeed() ?? UUID).toBe(UUID);
      }),
    );
  });

  it('keeps the properties of others', () => {
    history.replaceState({ theirs: 1, input: { telephone: '912' }, amountRub: 5_000 }, '');
    saveState({ keySeed: UUID });
    consumeSavedState();
    takeSavedAmount();
    expect(history.state).toEqual({ theirs: 1, keySeed: UUID });
  });
});
