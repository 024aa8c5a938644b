/**
 * Policy sources of each push service. All register a service worker from the site's own origin: the operator adds
 * the vendor's worker file to the site's `publicDir`.
 */
import type { PushService, SiteConfig } from '~/config/site';
import type { CspSources } from '~/config/cspSources';
import { PUSH_PROVIDERS, type ProviderName } from './pushProviders';

const FROM_CONFIG = 'not public; the origins in the site config';
const SOURCE: Record<ProviderName, string> = {
  sendpulse: 'the embed code that SendPulse gives out; its calls go to the same host',
  rollerads: 'the tag that RollerAds gives out; its events go to the same host',
  rafinad: FROM_CONFIG,
  repush: FROM_CONFIG,
};

/** Null for `none`. */
export function pushCspSources(service: PushService, { push }: SiteConfig): CspSources | null {
  if (service === 'none') return null;
  const origins = PUSH_PROVIDERS[service].scriptOrigins(push);
  return {
    source: SOURCE[service],
    sources: { script: origins, connect: origins, worker: ["'self'"] },
  };
}
