import { httpsOrigins } from '~/lib/webUrl';
import { configuredOrigins, PLAIN_ID, toScriptUrl, type PushProvider } from './pushProvider';

/** Rafinad; its script url comes from the site config. */
export const rafinadProvider: PushProvider = {
  requiresGesture: false,
  scriptUrl: ({ settings, site }) =>
    toScriptUrl(settings.pushRafinadCode, PLAIN_ID, site.push.rafinadScriptUrl),
  scriptOrigins: (push) => [...httpsOrigins(push.rafinadScriptUrl), ...configuredOrigins(push)],
};
