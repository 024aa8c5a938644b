// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createPost } from '~/application/post';

/** A network that answers nothing before the request is given up. */
const hang: typeof fetch = (_url, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('given up')));
  });

it('a request says that it sends and takes JSON, beside headers of its own', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('{"token":1}', { status: 201 })));
  const response = createPost(fetch)('/help', '{}', { headers: { 'Idempotency-Key': 'a' } });
  expect(await response).toEqual({ status: 201, text: '{"token":1}', isLate: false });
  expect(fetch).toHaveBeenCalledWith(`${location.origin}/api/help`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'proxy-url': '/api',
      'Idempotency-Key': 'a',
    },
    body: '{}',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

it('a request is given up after ten seconds, unless its sender goes on waiting', async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  const late = vi.fn();
  void createPost(hang)('/help', '{}').then(ended);
  void createPost(hang)('/offer', '{}', { onLate: late }).then(ended);
  await vi.advanceTimersByTimeAsync(9_999);
  expect([ended, late].map(({ mock }) => mock.calls)).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toEqual([[{ status: 0, text: '', isLate: true }]]);
  expect(late).toHaveBeenCalledOnce();
});

it('nobody is told to be late of a request that has ended', async () => {
  vi.useFakeTimers();
  const onLate = vi.fn();
  const fail = () => Promise.reject(new TypeError('offline'));
  const response = createPost(fail)('/offer', '{}', { onLate });
  expect(await response).toEqual({ status: 0, text: '', isLate: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onLate).not.toHaveBeenCalled();
});
