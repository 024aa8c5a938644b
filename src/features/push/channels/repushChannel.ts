import { PLAIN_ID, toScriptAddress, type Channel } from './channel';

/** Repush: only after the visitor's own tap, and with the visit's token, which tells it who subscribes. */
export const channel: Channel = {
  waitsForTap: true,
  scriptAddress({ options, site, token }) {
    const address = toScriptAddress(options.pushRepushCode, PLAIN_ID, site.push.repushScriptUrl);
    if (address === null || token === '') return address;
    const url = new URL(address);
    url.searchParams.set('token', token);
    return url.href;
  },
};
