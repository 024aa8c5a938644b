import { PLAIN_ID, toScriptAddress, type Channel } from './channel';

/** RollerAds: the site config has a zone for every site alias. */
export const channel: Channel = {
  waitsForTap: false,
  attributes: { 'data-cfasync': 'false' },
  scriptAddress: ({ site }) =>
    toScriptAddress(
      site.push.rolleradsZones[site.siteAlias] ?? '',
      PLAIN_ID,
      'https://push-sdk.com/f/sdk.js?z={code}',
    ),
};
