/**
 * What each push service is to be allowed. All of them register a service worker, which must lie on the site itself:
 * the operator puts the vendor's worker file into `public/`.
 */
import type { PushService, SiteConfig } from '../../../config/site';
import type { VendorNeeds } from '../../../config/vendorNeeds';
import { originsOf } from '../../../lib/webAddress';

function pushNeeds(source: string, origins: readonly string[]): VendorNeeds {
  return { source, sources: { script: origins, connect: origins, worker: ["'self'"] } };
}

/** A settings' code may be a whole address: those are allowed by the origins that the site config lists. */
function ownScript({ push }: SiteConfig, scriptUrl: string): VendorNeeds {
  return pushNeeds('not public; the origins in the site config', [
    ...originsOf(scriptUrl),
    ...(push.scriptOrigins ?? []).flatMap(originsOf),
  ]);
}

/** Null for none. */
export const PUSH_NEEDS: Record<PushService, (site: SiteConfig) => VendorNeeds | null> = {
  none: () => null,
  sendpulse: (site) => {
    const source = 'the embed code that SendPulse gives out; its calls go to the same host';
    const { sources } = ownScript(site, 'https://web.webpushs.com/');
    return { source, sources };
  },
  rollerads: () =>
    pushNeeds('the tag that RollerAds gives out; its events go to the same host', [
      'https://push-sdk.com',
    ]),
  rafinad: (site) => ownScript(site, site.push.rafinadScriptUrl),
  repush: (site) => ownScript(site, site.push.repushScriptUrl),
};
