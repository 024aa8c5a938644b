/** One msw handler per endpoint, plus the fixture pictures. */
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { IDEMPOTENCY_HEADER, type NextOfferRequest } from '../src/api/nextOffer';
import * as requests from './contract/requests';
import { buildCounterScript } from './data/counterScript';
import { drawPicture } from './data/pictures';
import type { ServiceData } from './data/serviceData';
import { buildSourceFromUrl } from './data/source';
import type { CreateResolver } from './resolver';

/** Changed by calls. */
export interface ServiceState {
  readonly tokens: string[];
  readonly leads: NextOfferRequest[];
  /** The response to each lead, by its idempotency key. */
  readonly nextOffers: Map<string, NextOfferWire>;
}

interface NextOfferWire {
  offerUrl: string | null;
  showcaseUrl: string | null;
}

const SameSiteQuery = v.pipe(
  requests.OffersPageQuery,
  v.check(({ siteAlias, fromSite }) => siteAlias === fromSite, 'fromSite must be the siteAlias'),
);

const PARTNERS_BY_SUM = [
  { belowRub: 10_000, url: 'https://partner-yakorek.example/apply' },
  { belowRub: 50_000, url: 'https://partner-lodka.example/apply' },
  { belowRub: Infinity, url: 'https://partner-moroshka.example/apply' },
];
const SHOWCASE_URL = 'https://vitrina-gavan.example/offers';

export function createHandlers(
  resolver: CreateResolver,
  data: ServiceData,
  state: ServiceState,
): RequestHandler[] {
  const respondWithSuccess = () => HttpResponse.json({ success: true });
  return [
    http.post(
      '*/api/help/parse-source-from-url',
      resolver('parseSource', { body: requests.ParseBody }, ({ url }) => {
        const source = { ...buildSourceFromUrl(url, state.tokens.length + 1), ...data.source };
        state.tokens.push(String(source.token));
        return HttpResponse.json(source);
      }),
    ),
    http.get(
      '*/api/help/get-checkbox-config',
      resolver('checkboxConfig', { query: requests.CheckboxQuery }, ({ token }) =>
        token === '' || state.tokens.includes(token) || data.isKnownToken(token)
          ? HttpResponse.json(data.checkboxConfig)
          : HttpResponse.json({ errors: ['token: unknown'] }, { status: 403 }),
      ),
    ),
    http.post(
      '*/api/offer/get-next-offer',
      resolver('nextOffer', { body: requests.LeadBody }, (lead, headers) => {
        // Calls by hand may have no key.
        const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
        const known = key === undefined ? undefined : state.nextOffers.get(key);
        if (known !== undefined) return HttpResponse.json(known);
        const {
          offerUrl = getOfferUrl(lead),
          showcaseUrl = withLeadParameters(SHOWCASE_URL, lead),
        } = data;
        state.leads.push(lead);
        if (key !== undefined) state.nextOffers.set(key, { offerUrl, showcaseUrl });
        return HttpResponse.json({ offerUrl, showcaseUrl });
      }),
    ),
    http.get(
      '*/api/offer/get-page',
      resolver(
        ({ pageAlias = '' }) => (isOverlay(pageAlias) ? 'overlayOffersPage' : 'offersPage'),
        { query: SameSiteQuery },
        ({ pageAlias }) =>
          HttpResponse.json(isOverlay(pageAlias) ? data.overlayOffersPage : data.offersPage),
      ),
    ),
    http.post(
      '*/api/offer/send-visited-offers',
      resolver('visitedOffers', { body: requests.TrackingBody }, respondWithSuccess),
    ),
    http.post(
      '*/api/offer/send-shown-offers',
      resolver('shownOffers', { body: requests.TrackingBody }, respondWithSuccess),
    ),
    http.get(
      '*/api/site/get-info',
      resolver('siteInfo', { query: requests.SiteInfoQuery }, () =>
        HttpResponse.json(data.siteInfo),
      ),
    ),
    http.get(
      '*/api/site/get-documents',
      resolver('documents', { query: requests.DocumentsQuery }, () =>
        HttpResponse.json(data.documents),
      ),
    ),
    http.get(
      '*/api/advert/get-slot-images',
      resolver('slotImages', { query: requests.SlotImagesQuery }, ({ type }) =>
        HttpResponse.json(data.slotImages[type === 'overlay' ? 'overlay' : 'default']),
      ),
    ),
    http.get(
      '*/api/counter/get-by',
      resolver('counter', { query: requests.CounterQuery }, ({ alias }) =>
        HttpResponse.text(buildCounterScript(alias, data.counter), {
          headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
        }),
      ),
    ),
    http.post('*/api/report', resolver('report', { body: requests.AnyReport }, respondWithSuccess)),
    // Without the resolver: pictures are no endpoint of the real service, so the call log skips them.
    http.get('*/api/mock-pictures/:name', ({ params: { name } }) => {
      const number = /^(\d{1,2})\.svg$/.exec(String(name))?.[1];
      if (number === undefined) return new HttpResponse(null, { status: 404 });
      return HttpResponse.text(drawPicture(Number(number)), {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
      });
    }),
  ];
}

const isOverlay = (pageAlias: string) => pageAlias.startsWith('overlay');

function getOfferUrl(lead: NextOfferRequest): string {
  const partner = PARTNERS_BY_SUM.find(({ belowRub }) => lead.sum < belowRub);
  return withLeadParameters(partner?.url ?? SHOWCASE_URL, lead);
}

function withLeadParameters(base: string, { sum, preToken }: NextOfferRequest): string {
  const url = new URL(base);
  url.searchParams.set('sum', String(sum));
  if (preToken !== '') url.searchParams.set('clickid', String(preToken));
  return url.href;
}
