/** The message and the offer in the bottom sheets. */
export interface Arrangement {
  message: 'notice' | 'prompt' | null;
  isOfferShown: boolean;
}

interface ArrangeInput {
  hasNotice: boolean;
  hasPrompt: boolean;
  /** No further message can come. */
  areMessagesKnown: boolean;
  isOfferOpen: boolean;
  /** There is space for a message beside the offer. */
  isWide: boolean;
}

/**
 * One message at a time: the cookie notice, then the push prompt. On a narrow screen the offer shares their place: it
 * waits for the notice, but once open it precedes the prompt.
 */
export function arrange(input: ArrangeInput): Arrangement {
  const message = input.hasNotice ? 'notice' : input.hasPrompt ? 'prompt' : null;
  if (input.isWide) return { message, isOfferShown: true };
  const isOfferShown =
    message === 'prompt' ? input.isOfferOpen : message === null && input.areMessagesKnown;
  return { message: isOfferShown ? null : message, isOfferShown };
}
