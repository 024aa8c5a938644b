import { expect, it } from 'vitest';
import { parseNextOffer } from '~/api/nextOffer';

it.each([
  [{ offerUrl: 'https://p.example/', showcaseUrl: 'http://s.example/x' }, 'https://p.example/'],
  [{ offerUrl: 'javascript:alert(1)' }, null],
  [{ offerUrl: null, showcaseUrl: 5 }, null],
  [{}, null],
  [[], null],
])('the response %j has the offer url %j', (body, offerUrl) => {
  expect(parseNextOffer(body)).toMatchObject({ offerUrl });
});

it.for([[{}], 'x', 5, true, null])('the response %j is invalid', (body) => {
  expect(parseNextOffer(body)).toBeNull();
});
