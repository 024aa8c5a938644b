/** `/offer`: the next offer for a lead, the page's offers, and what is told of those seen and clicked. */
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import type { NextOfferRequest } from '../../src/api/offer';
import { LeadBody, OffersPageQuery, TrackingBody } from '../contract/questions';
import { checked, type HandlerContext } from './context';

const PageQuery = v.pipe(
  OffersPageQuery,
  v.check(({ siteAlias, fromSite }) => siteAlias === fromSite, 'fromSite must be the siteAlias'),
);

/** Who takes which sums, in rubles. */
const PARTNERS_BY_SUM = [
  { belowRub: 10_000, address: 'https://partner-yakorek.example/apply' },
  { belowRub: 50_000, address: 'https://partner-lodka.example/apply' },
  { belowRub: Infinity, address: 'https://partner-moroshka.example/apply' },
];
const SHOWCASE = 'https://vitrina-gavan.example/offers';

export function offerHandlers({ answering, data, state }: HandlerContext): RequestHandler[] {
  return [
    http.post(
      '*/api/offer/get-next-offer',
      answering('nextOffer', ({ body }) =>
        checked(LeadBody, body, (lead) => {
          state.leads.push(lead);
          const { offerUrl = offerFor(lead), showcaseUrl = withLead(SHOWCASE, lead) } = data;
          return HttpResponse.json({ offerUrl, showcaseUrl });
        }),
      ),
    ),
    http.get(
      '*/api/offer/get-page',
      answering(
        ({ pageAlias = '' }) => (isOverlay(pageAlias) ? 'overlayOffersPage' : 'offersPage'),
        ({ query }) =>
          checked(PageQuery, query, ({ pageAlias }) =>
            HttpResponse.json(isOverlay(pageAlias) ? data.overlayOffersPage : data.offersPage),
          ),
      ),
    ),
    http.post(
      '*/api/offer/send-visited-offers',
      answering('visitedOffers', ({ body }) => checked(TrackingBody, body, takeNote)),
    ),
    http.post(
      '*/api/offer/send-shown-offers',
      answering('shownOffers', ({ body }) => checked(TrackingBody, body, takeNote)),
    ),
  ];
}

/** The call itself is in the log; there is nothing more to know. */
const takeNote = () => HttpResponse.json({ success: true });

const isOverlay = (pageAlias: string) => pageAlias.startsWith('overlay');

function offerFor(lead: NextOfferRequest): string {
  const partner = PARTNERS_BY_SUM.find(({ belowRub }) => lead.sum < belowRub);
  return withLead(partner?.address ?? SHOWCASE, lead);
}

function withLead(address: string, { sum, preToken }: NextOfferRequest): string {
  const url = new URL(address);
  url.searchParams.set('sum', String(sum));
  if (preToken !== '') url.searchParams.set('clickid', preToken);
  return url.href;
}
