import { PLAIN_ID, toScriptUrl, type PushProvider } from './pushProvider';

/** RollerAds, with a zone for each site alias. */
export const rolleradsProvider: PushProvider = {
  requiresGesture: false,
  attributes: { 'data-cfasync': 'false' },
  scriptUrl: ({ site }) =>
    toScriptUrl(
      site.push.rolleradsZones[site.siteAlias] ?? '',
      PLAIN_ID,
      'https://push-sdk.com/f/sdk.js?z={code}',
    ),
  // Its script url is fixed: the settings hold no code for it.
  scriptOrigins: () => ['https://push-sdk.com'],
};
