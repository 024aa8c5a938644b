import { toScriptAddress, type Channel } from './channel';

const ID = /^[0-9a-f]{32}_\d{1,4}$/i;

/** SendPulse. */
export const channel: Channel = {
  waitsForTap: false,
  attributes: { charset: 'UTF-8' },
  scriptAddress: ({ options }) =>
    toScriptAddress(options.pushSendpulseCode, ID, 'https://web.webpushs.com/js/push/{code}.js'),
};
