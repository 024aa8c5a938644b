// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { IDEMPOTENCY_HEADER } from '~/api/nextOffer';
import type { RawResponse } from '~/api/rawResponse';
import type { Post } from '~/application/post';
import type { LeadResult } from '~/application/sendLead';
import { deferred } from '~tests/support/deferred';
import { LEAD_EXAMPLE } from '~mocks/contract/requests';

const CONTENT = { ...LEAD_EXAMPLE, consents: [] };
const NO_RESPONSE: RawResponse = { status: 0, text: '', isLate: false };
const answer = (text: string, status = 200): RawResponse => ({ status, text, isLate: false });

/** Keys of the leads, in order. */
let keys: (string | undefined)[];

beforeEach(() => {
  keys = [];
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
      send(CONTENT, false, resolve);
    });
}

it('a lead without a response keeps its key over a reload, until it is answered', async () => {
  await (
    await load()
  )(NO_RESPONSE);
  const send = await load();
  await send(answer('{}'));
  await send(NO_RESPONSE);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it.each(['offerUrl', 'showcaseUrl'])(
  'a lead whose answer has a %s that cannot be used was counted: its key stays',
  async (name) => {
    const send = await load();
    const { end } = await send(answer(JSON.stringify({ [name]: 'no address' })));
    await send(NO_RESPONSE);
    expect(end.outcome).toBe('noOffer');
    expect(keys[1]).toBe(keys[0]);
  },
);

it('a response that comes after the next attempt has begun changes nothing', async () => {
  const send = await load();
  const late = deferred();
  const first = vi.fn();
  void send(late.promise.then(() => answer('{"offerUrl":"https://p.example/"}'))).then(first);
  const second = send(NO_RESPONSE);
  late.resolve();
  expect((await second).end.outcome).toBe('connection');
  expect(first).not.toHaveBeenCalled();
});

it.each([
  ['challenge', 403, '\n <!doctype html>'],
  ['challenge', 503, '<html>'],
  ['connection', 403, '{"message":"<b>no</b>"}'],
  ['connection', 500, '<html>'],
] as const)('the outcome is %s for the status %d with «%s»', async (outcome, status, text) => {
  expect((await (await load())(answer(text, status))).end.outcome).toBe(outcome);
});

it('the result has the time that it took', async () => {
  vi.useFakeTimers({ now: 5_000, toFake: ['Date'] });
  const response = deferred();
  const result = (await load())(response.promise.then(() => NO_RESPONSE));
  vi.setSystemTime(5_300);
  response.resolve();
  expect(await result).toMatchObject({ startedAtMs: 5_000, ms: 300 });
  vi.useRealTimers();
});
