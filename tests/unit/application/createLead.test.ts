import { describe, expect, it } from 'vitest';
import { createLead, type LeadContent } from '~/application/createLead';
import { createUuid } from '~/lib/uuid';
import { LEAD_EXAMPLE } from '~mocks/contract/requests';

const consent = (checked: boolean) => ({
  id: 'a',
  text: 'Согласен',
  checked,
  at: '2026-11-21T09:00:00Z',
});
const content = (changes: Partial<LeadContent> = {}): LeadContent => ({
  ...LEAD_EXAMPLE,
  consents: [consent(true), consent(true)],
  ...changes,
});

describe('the idempotency key of a lead', () => {
  const seed = createUuid();
  const keyOf = (changes: Partial<LeadContent> = {}, sendsConsents = false) =>
    createLead(content(changes), sendsConsents, seed).idempotencyKey;

  it('is the same for the same content, whether the lead carries its consents or not', () => {
    expect(keyOf()).toBe(keyOf());
    expect(keyOf({}, true)).toBe(keyOf());
  });

  it.each([
    ['sum', { sum: 31_000 }],
    ['phone', { telephone: '79123456780' }],
    ['consents', { consents: [consent(true), consent(false)] }],
    ['order of the consents', { consents: [consent(false), consent(true)] }],
  ] as const)('changes with the %s', (_title, changes) => {
    const others = [{}, { consents: [consent(true), consent(false)] }].filter(
      (other) => JSON.stringify(other) !== JSON.stringify(changes),
    );
    for (const other of others) expect(keyOf(changes)).not.toBe(keyOf(other));
  });

  it('changes with the seed', () => {
    expect(createLead(content(), false, createUuid()).idempotencyKey).not.toBe(keyOf());
  });
});
