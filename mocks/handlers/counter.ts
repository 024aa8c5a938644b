/** `/counter`: the one call that answers with a script. */
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { checked, filled, type HandlerContext } from './context';

const CounterQuery = v.object({ alias: filled });

export function counterHandlers({ answering }: HandlerContext): RequestHandler[] {
  return [
    http.get(
      '*/api/counter/get-by',
      answering('counter', ({ query }) =>
        checked(
          CounterQuery,
          query,
          ({ alias }) =>
            new HttpResponse(`window.mockCounter = { alias: ${JSON.stringify(alias)} };\n`, {
              headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
            }),
        ),
      ),
    ),
  ];
}
