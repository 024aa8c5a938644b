// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { buildCheckboxConfig } from '~mocks/data/checkboxConfig';
import { buildDocuments } from '~mocks/data/documents';
import { buildOffersPage, buildOverlayOffersPage } from '~mocks/data/offers';
import { buildSlotImages, drawPicture } from '~mocks/data/pictures';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { buildSource, buildSourceFromUrl } from '~mocks/data/source';
import type { OffersPageWire } from '~mocks/data/wire';
import { SlotImagesResponse } from '~/api/advert';
import { CheckboxConfigResponse } from '~/api/help';
import { SourceResponse } from '~/api/help';
import { OffersPageResponse } from '~/api/offer';
import { SiteDocumentsResponse, SiteInfoResponse } from '~/api/site';

describe('parsing the fixtures', () => {
  it('keeps every site setting', () => {
    const wire = buildSiteInfo();
    const options = v.parse(SiteInfoResponse, wire);
    const {
      slots,
      usesAds,
      usesOldCheckbox,
      usesCookieNotice,
      usesAlternativeCookieNotice,
      ...texts
    } = options;
    expect({ usesAds, usesOldCheckbox, usesCookieNotice, usesAlternativeCookieNotice }).toEqual({
      usesAds: false,
      usesOldCheckbox: true,
      usesCookieNotice: false,
      usesAlternativeCookieNotice: false,
    });
    expect(options.pushService).toBe('none');
    const wireTexts = Object.entries(wire)
      .filter(([name, value]) => !name.includes('_slot_') && !/^[01]?$/.test(String(value)))
      .map(([, value]) => value);
    expect(wireTexts.length).toBeGreaterThan(5);
    expect(Object.values(texts)).toEqual(expect.arrayContaining(wireTexts));
    const slotIds = Object.values(slots).flatMap((lists) => Object.values(lists).flat());
    const wireSlotIds = Object.entries(wire)
      .filter(([name, value]) => name.includes('_slot_') && value !== '')
      .flatMap(([, value]) => String(value).split(','));
    expect(slotIds.sort()).toEqual(wireSlotIds.sort());
  });

  it('keeps every document and slot image', () => {
    expect(v.parse(SiteDocumentsResponse, buildDocuments())).toHaveLength(buildDocuments().length);
    for (const images of Object.values(buildSlotImages())) {
      expect(v.parse(SlotImagesResponse, images)).toEqual(images);
    }
  });

  it('keeps every consent checkbox and its documents', () => {
    const wire = buildCheckboxConfig();
    const config = v.parse(CheckboxConfigResponse, wire);
    expect(config.checkboxes.map(({ documents }) => documents.length)).toEqual(
      wire.checkboxes.map((checkbox) => checkbox?.documents.length),
    );
    for (const { textMobile, textPc } of config.checkboxes) {
      expect(textMobile).toContain('{documents_link}');
      expect(textPc).toContain('{documents}');
    }
  });

  it.each([
    ['the page', buildOffersPage],
    ['the overlay', buildOverlayOffersPage],
  ])('keeps every offer of %s', (_, build: () => OffersPageWire) => {
    const wire = build();
    const offers = v.parse(OffersPageResponse, wire);
    expect(offers.map(({ offerOrderId }) => offerOrderId)).toEqual(
      wire.offers.map((offer) => offer?.offer_order_id),
    );
    expect(new Set(offers.map(({ partner }) => partner)).size).toBe(wire.offers.length);
    expect(offers.some(({ isExternal }) => isExternal)).toBe(true);
  });

  it('finds one best, several top and one external offer on the page', () => {
    const offers = v.parse(OffersPageResponse, buildOffersPage());
    expect(offers).toHaveLength(12);
    expect(offers.filter(({ isBest }) => isBest)).toHaveLength(1);
    expect(offers.filter(({ isTop }) => isTop).length).toBeGreaterThan(1);
    expect(offers.filter(({ isExternal }) => isExternal)).toHaveLength(1);
  });

  it('finds only offers whose url has the reserved domain that the offer names', () => {
    const pages = [buildOffersPage(), buildOverlayOffersPage()];
    for (const { url, domainUrl } of pages.flatMap((page) => v.parse(OffersPageResponse, page))) {
      expect(new URL(url).hostname).toBe(domainUrl);
      expect(domainUrl).toMatch(/\.example$/);
    }
  });

  it('keeps every field of the visit source', () => {
    expect(v.parse(SourceResponse, buildSource())).toEqual({
      key: 'demo',
      token: 'demo-token',
      telephone: '',
      regionId: '77',
      alternativeSettings: false,
      adsKeyCustom: '',
      adsUseCustom: false,
    });
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
