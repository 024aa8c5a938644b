// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { describeCaught } from '~/features/reports/describeCaught';
import { scrub } from '~/lib/scrub';
import { allPhoneFormats } from '~tests/support/phoneNumbers';
import fc, { forAll } from '~tests/support/properties';

const LIMIT = 300;
const scrubbed = (text: string) => scrub(text, LIMIT);

describe('scrub', () => {
  it('removes a phone in every format in which one is written', () => {
    const left = allPhoneFormats.filter(({ text }) => /\d{2}/.test(scrubbed(`failed: ${text}!`)));
    expect(left).toEqual([]);
  });

  it.each([
    ['in a query', 'https://a.example/b?phone=79123456789'],
    ['encoded', 'value %2B7%20%28912%29%20345-67-89'],
    ['with encoded no-break spaces', '8%C2%A0912%C2%A0345%C2%A067%C2%A089'],
    ['in JSON', '{"telephone":"79123456789"}'],
    ['incomplete', '+7 (912) 345-6'],
    ['in a path', '/lead/79123456789/'],
  ])('removes a phone that is %s', (_title, text) => {
    expect(scrubbed(text).replace(/[^\d]/g, '').length).toBeLessThan(7);
    expect(scrubbed(text)).not.toMatch(/912/);
  });

  it('removes any ten digits, whatever three characters stand between two of them', () => {
    const separator = fc.stringMatching(/^[ ()[\]\-–.,/_\u00a0\u200b]{0,3}$/);
    forAll(
      fc.stringMatching(/^\d{10}$/),
      fc.array(separator, { minLength: 10, maxLength: 10 }),
      (digits, separators) => {
        const text = Array.from(digits, (digit, at) => `${separators[at] ?? ''}${digit}`).join('');
        expect(scrubbed(`x ${text} y`)).not.toMatch(/\d/);
      },
    );
  });

  it.each([
    ['https://a.example/b.js?v=1:10:2345', 'https://a.example/b.js:10:2345'],
    ['at f (https://a.example/b.js#x:1:2)', 'at f (https://a.example/b.js:1:2)'],
    ['GET /api/offer?token=secret failed', 'GET /api/offer failed'],
    ['"https://a.example/?a=b&c=d"', '"https://a.example/"'],
    ['got ?token=secret&x=1 here', 'got  here'],
  ])('removes query and hash of the url in %s', (text, expected) => {
    expect(scrubbed(text)).toBe(expected);
  });

  it('keeps names, lines and columns of a stack', () => {
    const stack =
      'TypeError: x\n    at go (https://a.example/assets/index-Bk2QcSUa.js:1:123456)\n    at https://a.example/assets/react-Bxc-BMZt.js:12:7';
    expect(scrubbed(stack)).toBe(stack);
  });

  it('limits the length', () => expect(scrub('x'.repeat(100_000), 300)).toHaveLength(300));
});

describe('describeCaught', () => {
  it.each([
    ['an error', new TypeError('x is not a function'), 'TypeError: x is not a function'],
    ['a text', 'failed for +7 912 345-67-89', 'failed for [number]'],
    ['undefined', undefined, 'undefined'],
    ['an object without a text', Object.create(null), 'unknown error'],
    [
      'an object whose getters throw',
      Object.defineProperty({}, 'stack', {
        get: () => {
          throw new Error('hostile');
        },
      }),
      'unknown error',
    ],
  ])('describes %s', (_title, thrown: unknown, message) => {
    expect(describeCaught(thrown).message).toBe(message);
  });

  it('describes what the events of the window are about', () => {
    const error = new Error('broken');
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: error });
    const messages = [
      new ErrorEvent('error', { error, message: 'Uncaught' }),
      new ErrorEvent('error', { message: 'Script error.' }),
      rejection,
    ].map((event) => describeCaught(event).message);
    expect(messages).toEqual(['Error: broken', 'Script error.', 'Error: broken']);
  });
});
