// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { buildOffersPage, buildOverlayOffersPage } from '~mocks/data/offers';
import { drawPicture } from '~mocks/data/pictures';
import { buildSourceFromUrl } from '~mocks/data/source';
import { OffersPageResponse } from '~/api/offer';

describe('the fixtures', () => {
  it('have only offers whose url has the reserved domain that the offer names', () => {
    const pages = [buildOffersPage(), buildOverlayOffersPage()];
    for (const { url, domainUrl } of pages.flatMap((page) => v.parse(OffersPageResponse, page))) {
      expect(new URL(url).hostname).toBe(domainUrl);
      expect(domainUrl).toMatch(/\.example$/);
    }
  });
});

describe('fixture builders', () => {
  it('draw a different picture for each number', () => {
    const pictures = Array.from({ length: 10 }, (_, index) => drawPicture(index));
    expect(pictures[1]).toMatch(/^<svg /);
    expect(new Set(pictures).size).toBe(10);
  });
});

describe('buildSourceFromUrl', () => {
  const landing = 'https://site.example/';

  it('takes the key from utm_source, else from from_url', () => {
    expect(buildSourceFromUrl(`${landing}?utm_source=yandex&from_url=other`, 1).key).toBe('yandex');
    expect(buildSourceFromUrl(`${landing}?from_url=other`, 1).key).toBe('other');
    expect(buildSourceFromUrl(landing, 1).key).toBe('');
  });

  it.each(['telephone', 'phone', 'tel'])(
    'takes a Russian mobile number from the parameter %s',
    (name) => {
      expect(buildSourceFromUrl(`${landing}?${name}=79123456789`, 1).telephone).toBe('79123456789');
    },
  );

  it.each(['74951234567', '89123456789', '998901234567', 'x'])(
    'ignores the number %s, which is not a Russian mobile',
    (phone) => {
      expect(buildSourceFromUrl(`${landing}?phone=${phone}`, 1).telephone).toBe('');
    },
  );

  it('creates a different token for each url and each parse', () => {
    const tokens = [
      buildSourceFromUrl(landing, 1).token,
      buildSourceFromUrl(landing, 2).token,
      buildSourceFromUrl(`${landing}?subid=1`, 1).token,
    ];
    expect(new Set(tokens).size).toBe(3);
    expect(buildSourceFromUrl(landing, 1).token).toBe(tokens[0]);
  });
});
