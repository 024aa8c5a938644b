import { describe, expect, it } from 'vitest';
import { arrange } from '~/app/bottomSheets/arrange';

const everything = {
  hasNotice: true,
  hasPrompt: true,
  areMessagesKnown: true,
  isOfferOpen: true,
  isWide: false,
};
const prompt = { hasNotice: false };
const nothing = { hasNotice: false, hasPrompt: false };

describe('the bottom sheets', () => {
  it.each([
    ['the notice first', {}, 'notice', false],
    ['the open offer before the prompt', prompt, null, true],
    ['the prompt before the collapsed offer', { ...prompt, isOfferOpen: false }, 'prompt', false],
    ['the collapsed offer when no message is due', { ...nothing, isOfferOpen: false }, null, true],
    ['nothing while a message may come', { ...nothing, areMessagesKnown: false }, null, false],
  ] as const)('show %s on a narrow screen', (_title, input, message, isOfferShown) => {
    expect(arrange({ ...everything, ...input })).toEqual({ message, isOfferShown });
  });

  it.each([
    ['the notice', {}, 'notice'],
    ['the prompt', prompt, 'prompt'],
    ['no message', { ...nothing, areMessagesKnown: false }, null],
  ] as const)('show %s beside the offer on a wide screen', (_title, input, message) => {
    expect(arrange({ ...everything, isWide: true, ...input })).toEqual({
      message,
      isOfferShown: true,
    });
  });
});
