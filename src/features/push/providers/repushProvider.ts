import { httpsOrigins, WebUrl } from '~/lib/webUrl';
import { configuredOrigins, PLAIN_ID, toScriptUrl, type PushProvider } from './pushProvider';

/** Repush: loads after a user gesture, with the visit token in its url. */
export const repushProvider: PushProvider = {
  requiresGesture: true,
  scriptUrl({ settings, site, token }) {
    const scriptUrl = toScriptUrl(settings.pushRepushCode, PLAIN_ID, site.push.repushScriptUrl);
    if (scriptUrl === null || token === '') return scriptUrl;
    const url = new WebUrl(scriptUrl);
    url.searchParams.set('token', token);
    return url.href;
  },
  scriptOrigins: (push) => [...httpsOrigins(push.repushScriptUrl), ...configuredOrigins(push)],
};
