/** Configs that are valid, but have a setting that cannot work. */
import { API_BASE } from '../../config/constants';
import type { SiteFile } from '../../config/site';
import { AdSetupError, requireAccount } from '../../features/ads/adSetup';
import { CODE_PLACEHOLDER } from '../../features/push/providers/pushProviders';

/** @returns one line for each, empty if all can work */
export function siteWarnings(site: SiteFile): string[] {
  return [...adWarnings(site), ...pushWarnings(site), ...reportWarnings(site)];
}

/** nginx passes only the calls of the service on. */
function reportWarnings({ reportUrl }: SiteFile): string[] {
  if (!reportUrl.startsWith('/') || reportUrl.startsWith(`${API_BASE}/`)) return [];
  return [
    `reportUrl: ${JSON.stringify(reportUrl)} is a path of the site, which takes no reports; allowed: a path under ${API_BASE}/, or an https url`,
  ];
}

/** The setup errors that the page would report. */
function adWarnings({ ads }: SiteFile): string[] {
  return ads.allowedPlatforms.flatMap((platform) => {
    try {
      requireAccount(platform, ads.accounts);
      return [];
    } catch (error) {
      if (error instanceof AdSetupError) return [error.message];
      throw error;
    }
  });
}

function pushWarnings({ siteAlias, push }: SiteFile): string[] {
  const { allowedServices, rolleradsZones, scriptOrigins } = push;
  const vendorUrls = [
    ['rafinad', 'rafinadScriptUrl'],
    ['repush', 'repushScriptUrl'],
  ] as const;
  const warnings = vendorUrls.flatMap(([service, setting]) => {
    const url = push[setting];
    if (!allowedServices.includes(service) || url.includes(CODE_PLACEHOLDER)) return [];
    if (url !== '') {
      return [
        `push: ${service} accepts full script urls only, because push.${setting} has no ${CODE_PLACEHOLDER}`,
      ];
    }
    return scriptOrigins.length > 0
      ? []
      : [`push: ${service} needs push.${setting} or push.scriptOrigins in the site config`];
  });
  const hasZone = Object.hasOwn(rolleradsZones, siteAlias);
  return allowedServices.includes('rollerads') && !hasZone
    ? [...warnings, `push: rollerads needs push.rolleradsZones.${siteAlias} in the site config`]
    : warnings;
}
