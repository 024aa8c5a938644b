import { http, HttpResponse, type RequestHandler } from 'msw';
import type { ThirdPartyAnswer } from '../thirdParties';

const ELSEWHERE = /^https:\/\/(?!localhost|127\.0\.0\.1)/;

/** Third parties' scripts as a scenario has them; those that it does not name do not come. */
export function thirdPartyHandlers(answers: readonly ThirdPartyAnswer[]): RequestHandler[] {
  return [
    http.get(ELSEWHERE, ({ request }) => {
      const found = answers.find(({ address }) => request.url.startsWith(address))?.answer;
      if (found === 'hangs') return new Promise<never>(() => undefined);
      if (found === undefined || found === 'blocked') return HttpResponse.error();
      return HttpResponse.text(found.script, { headers: { 'Content-Type': 'text/javascript' } });
    }),
  ];
}
