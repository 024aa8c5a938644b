/** `/site`: the site's settings and its documents. */
import { http, HttpResponse, type RequestHandler } from 'msw';
import { DocumentsQuery, SiteInfoQuery } from '../contract/questions';
import { checked, type HandlerContext } from './context';

export function siteHandlers({ answering, data }: HandlerContext): RequestHandler[] {
  return [
    http.get(
      '*/api/site/get-info',
      answering('siteInfo', ({ query }) =>
        checked(SiteInfoQuery, query, () => HttpResponse.json(data.siteInfo)),
      ),
    ),
    http.get(
      '*/api/site/get-documents',
      answering('documents', ({ query }) =>
        checked(DocumentsQuery, query, () => HttpResponse.json(data.documents)),
      ),
    ),
  ];
}
