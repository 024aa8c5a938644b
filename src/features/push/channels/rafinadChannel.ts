import { PLAIN_ID, toScriptAddress, type Channel } from './channel';

/** Rafinad; its address is the site config's. */
export const channel: Channel = {
  waitsForTap: false,
  scriptAddress: ({ options, site }) =>
    toScriptAddress(options.pushRafinadCode, PLAIN_ID, site.push.rafinadScriptUrl),
};
