// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { IDEMPOTENCY_HEADER } from '~/api/nextOffer';
import type { RawResponse } from '~/api/rawResponse';
import type { Post } from '~/application/post';
import type { LeadEnd, LeadResult } from '~/application/sendLead';
import { deferred } from '~tests/support/deferred';
import { LEAD_EXAMPLE } from '~mocks/contract/requests';

const CONTENT = { ...LEAD_EXAMPLE, consents: [] };
const NO_RESPONSE: RawResponse = { status: 0, text: '', isLate: false };
const answer = (text: string, status = 200): RawResponse => ({ status, text, isLate: false });

/** Keys of the leads, in order. */
let keys: (string | undefined)[];
/** What the page was told, in order. */
let outcomes: LeadEnd['outcome'][];

beforeEach(() => {
  [keys, outcomes] = [[], []];
  history.replaceState(null, '');
});

/** A load of the page. @returns a function that sends the same lead, and its result for each of the responses */
async function load() {
  vi.resetModules();
  const { createLeadSender } = await import('~/application/sendLead');
  let response: Promise<RawResponse>;
  const post: Post = (_path, _json, options) => {
    keys.push(options?.headers?.[IDEMPOTENCY_HEADER]);
    return response;
  };
  const send = createLeadSender(post, () => undefined);
  return (next: RawResponse | Promise<RawResponse>) =>
    new Promise<LeadResult>((resolve) => {
      response = Promise.resolve(next);
      send(CONTENT, false, (result) => {
        outcomes.push(result.end.outcome);
        resolve(result);
      });
    });
}

it('a lead without a response keeps its key over a reload, until it is answered', async () => {
  const sendBefore = await load();
  await sendBefore(NO_RESPONSE);
  const send = await load();
  await send(answer('{}'));
  await send(NO_RESPONSE);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it.each(['offerUrl', 'showcaseUrl'])(
  'a lead whose answer has an unusable %s was counted: its key stays',
  async (name) => {
    const send = await load();
    await send(answer(JSON.stringify({ [name]: 'no address' })));
    await send(NO_RESPONSE);
    expect(outcomes).toEqual(['noOffer', 'connection']);
    expect(keys[1]).toBe(keys[0]);
  },
);

it('a response that comes after the next attempt has begun changes nothing', async () => {
  const send = await load();
  const late = deferred();
  const response = late.promise.then(() => answer('{"offerUrl":"https://p.example/"}'));
  void send(response);
  await send(NO_RESPONSE);
  late.resolve();
  // The sender, which has waited for longer, hears of it first.
  await response;
  expect(outcomes).toEqual(['connection']);
});

it.each([
  ['challenge', 403, '\n <!doctype html>'],
  ['challenge', 503, '<html>'],
  ['connection', 403, '{"message":"<b>no</b>"}'],
  ['connection', 500, '<html>'],
] as const)('the outcome is %s for the status %d with «%s»', async (outcome, status, text) => {
  const send = await load();
  await send(answer(text, status));
  expect(outcomes).toEqual([outcome]);
});

it('the result has the time that it took', async () => {
  vi.useFakeTimers({ now: 5_000, toFake: ['Date'] });
  const send = await load();
  const response = deferred();
  const result = send(response.promise.then(() => NO_RESPONSE));
  vi.setSystemTime(5_300);
  response.resolve();
  expect(await result).toMatchObject({ startedAtMs: 5_000, ms: 300 });
});
