/** Properties of UUIDs derived from a text. */
import { describe, expect, it } from 'vitest';
import { createUuid, deriveUuid } from '~/lib/uuid';
import fc, { forAll } from '../../support/properties';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('deriveUuid', () => {
  it('returns a valid UUID, the same for the same text', () =>
    forAll(fc.string({ unit: 'binary' }), (text) => {
      const seed = createUuid();
      expect(deriveUuid(seed, text)).toMatch(UUID);
      expect(deriveUuid(seed, text)).toBe(deriveUuid(seed, text));
    }));

  it('returns another UUID for another text or seed', () =>
    forAll(fc.string(), fc.string(), (first, second) => {
      fc.pre(first !== second);
      const seed = createUuid();
      expect(deriveUuid(seed, first)).not.toBe(deriveUuid(seed, second));
      expect(deriveUuid(createUuid(), first)).not.toBe(deriveUuid(createUuid(), first));
    }));
});
