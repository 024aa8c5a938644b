import { configuredOrigins, toScriptUrl, type PushProvider } from './pushProvider';

const ID = /^[0-9a-f]{32}_\d{1,4}$/i;

/** SendPulse. */
export const sendpulseProvider: PushProvider = {
  requiresGesture: false,
  attributes: { charset: 'UTF-8' },
  scriptUrl: ({ settings }) =>
    toScriptUrl(settings.pushSendpulseCode, ID, 'https://web.webpushs.com/js/push/{code}.js'),
  scriptOrigins: (push) => ['https://web.webpushs.com', ...configuredOrigins(push)],
};
