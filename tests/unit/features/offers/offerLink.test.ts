import { describe, expect, it } from 'vitest';
import { getErid, buildOfferLink } from '~/features/offers/offerLink';

const none = { key: '', region: '', clickid: '', ya_click: '' };

describe('an offer link', () => {
  it.each([
    ['https://p.example/apply', { clickid: 't1' }, 'https://p.example/apply?clickid=t1'],
    ['https://p.example/apply?sub=1', { key: 'k' }, 'https://p.example/apply?sub=1&key=k'],
    ['https://p.example/#form', { region: '77' }, 'https://p.example/?region=77#form'],
    ['https://p.example/?key=theirs&a=1', { key: 'ours' }, 'https://p.example/?a=1&key=ours'],
    ['https://p.example/?clickid=a&clickid=b', { clickid: 'c' }, 'https://p.example/?clickid=c'],
    ['https://p.example/', { ya_click: '16' }, 'https://p.example/?ya_click=16'],
    ['https://p.example/', {}, 'https://p.example/'],
    ['https://p.example/', { key: 'a&b=c d' }, 'https://p.example/?key=a%26b%3Dc+d'],
    [
      'https://p.example/?a=%20b&flag&m={id}',
      { key: 'k' },
      'https://p.example/?a=%20b&flag&m={id}&key=k',
    ],
    ['https://p.example/?%6bey=theirs', { key: 'ours' }, 'https://p.example/?key=ours'],
  ])('is built by buildOfferLink from %s with %j as %s', (url, parameters, link) => {
    expect(buildOfferLink(url, { ...none, ...parameters })).toBe(link);
  });

  it('has its advertising id read by getErid', () => {
    expect(getErid('https://p.example/?erid=2Vtzqx')).toBe('2Vtzqx');
    expect(getErid('https://p.example/')).toBe('');
  });
});
