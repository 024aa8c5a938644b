import { http, HttpResponse, type RequestHandler } from 'msw';
import { findResponse, type ThirdPartyScript } from '../thirdParties';

const EXTERNAL_URL = /^https:\/\/(?!localhost|127\.0\.0\.1)/;

/** Serves the scenario's third-party scripts; requests for any other fail. */
export function createThirdPartyHandler(scripts: readonly ThirdPartyScript[]): RequestHandler {
  return http.get(EXTERNAL_URL, ({ request }) => {
    const response = findResponse(scripts, request.url);
    if (response === 'blocked') return HttpResponse.error();
    return HttpResponse.text(response.script, { headers: { 'Content-Type': 'text/javascript' } });
  });
}
