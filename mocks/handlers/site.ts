/** `/site`: the site's settings and its documents. */
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { checked, filled, type HandlerContext } from './context';

const InfoQuery = v.object({ alias: filled, language: filled });
const DocumentsQuery = v.object({ siteAlias: filled, language: filled });

export function siteHandlers({ answering, data }: HandlerContext): RequestHandler[] {
  return [
    http.get(
      '*/api/site/get-info',
      answering('siteInfo', ({ query }) =>
        checked(InfoQuery, query, () => HttpResponse.json(data.siteInfo)),
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
