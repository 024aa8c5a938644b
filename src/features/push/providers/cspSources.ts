/**
 * Policy sources of each push service. All register a service worker from the site's own origin: the operator adds
 * the vendor's worker file to `public/`.
 */
import type { PushService, SiteConfig } from '~/config/site';
import type { CspSources } from '~/config/cspSources';
import { httpsOrigins } from '~/lib/webUrl';

function pushSources(source: string, origins: readonly string[]): CspSources {
  return { source, sources: { script: origins, connect: origins, worker: ["'self'"] } };
}

/** A code in the settings may be a full url on one of the configured origins. */
function configuredSources({ push }: SiteConfig, scriptUrl: string): CspSources {
  return pushSources('not public; the origins in the site config', [
    ...httpsOrigins(scriptUrl),
    ...(push.scriptOrigins ?? []).flatMap(httpsOrigins),
  ]);
}

/** Null for `none`. */
export const PUSH_CSP_SOURCES: Record<PushService, (site: SiteConfig) => CspSources | null> = {
  none: () => null,
  sendpulse: (site) => {
    const source = 'the embed code that SendPulse gives out; its calls go to the same host';
    const { sources } = configuredSources(site, 'https://web.webpushs.com/');
    return { source, sources };
  },
  rollerads: () =>
    pushSources('the tag that RollerAds gives out; its events go to the same host', [
      'https://push-sdk.com',
    ]),
  rafinad: (site) => configuredSources(site, site.push.rafinadScriptUrl),
  repush: (site) => configuredSources(site, site.push.repushScriptUrl),
};
