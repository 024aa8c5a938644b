import { expect, it } from 'vitest';
import * as v from 'valibot';
import { buildOffersPage, buildOverlayOffersPage } from '~mocks/data/offers';
import { OffersPageResponse } from '~/api/offer';

it('the fixtures have only offers whose url has the reserved domain that the offer names', () => {
  const pages = [buildOffersPage(), buildOverlayOffersPage()];
  for (const { url, domainUrl } of pages.flatMap((page) => v.parse(OffersPageResponse, page))) {
    expect(new URL(url).hostname).toBe(domainUrl);
    expect(domainUrl).toMatch(/\.example$/);
  }
});
