/** `/counter`: the one call that answers with a script. */
import { http, HttpResponse, type RequestHandler } from 'msw';
import { CounterQuery } from '../contract/questions';
import { checked, type HandlerContext } from './context';

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
