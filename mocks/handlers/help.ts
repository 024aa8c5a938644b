/** `/help`: the visit's source and the consent checkboxes. */
import { http, HttpResponse, type RequestHandler } from 'msw';
import { CheckboxQuery, ParseBody } from '../contract/questions';
import { sourceOf } from '../data/source';
import { checked, type HandlerContext } from './context';

export function helpHandlers({ answering, data, state }: HandlerContext): RequestHandler[] {
  return [
    http.post(
      '*/api/help/parse-source-from-url',
      answering('parseSource', ({ body }) =>
        checked(ParseBody, body, ({ url }) => {
          const source = { ...sourceOf(url, state.tokens.length + 1), ...data.source };
          state.tokens.push(String(source.token));
          return HttpResponse.json(source);
        }),
      ),
    ),
    http.get(
      '*/api/help/get-checkbox-config',
      answering('checkboxConfig', ({ query }) =>
        checked(CheckboxQuery, query, ({ token }) =>
          token === '' || state.tokens.includes(token) || data.acceptsToken(token)
            ? HttpResponse.json(data.checkboxConfig)
            : HttpResponse.json({ errors: ['token: unknown'] }, { status: 403 }),
        ),
      ),
    ),
  ];
}
