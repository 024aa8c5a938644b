/** What must hold in every order. Each has a name, so that a failure can be understood alone. */

const INVARIANTS = {
  onePress: 'one press sends at most one application',
  noPressLost: 'a press of the enabled button sends an application, or the page says why not',
  oneKey: 'one content has one key until it is answered, and another one has another key',
  oneLead: 'one content is one lead for the service until it is answered',
  sentIsShown: 'what is sent is what was shown at the press',
  nothingLost: 'what the visitor has entered stays in the form',
  busyIsLocked: 'nothing changes in the form while an application is on its way',
  onlyGivenConsents: 'no consent is sent that was not given',
  buttonTellsTruth: 'the button is enabled exactly when phone and consents are complete',
  phoneIsGone: 'after the answer the phone is in no address, cookie or log',
  phoneNotInAddress: 'the phone of the landing url is not in the address bar',
  alwaysAWay: 'after a while the form can be used again',
  offerInTheEnd: 'with everything healed a press brings the offer',
  reloadsOnce: 'the page reloads itself at most once, and not under the visitor’s hands',
} as const;

type Invariant = keyof typeof INVARIANTS;

export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';

  constructor(
    readonly invariant: Invariant,
    detail: string,
  ) {
    super(`${INVARIANTS[invariant]}: ${detail}`);
  }
}

/** @throws BrokenInvariant */
export function check(invariant: Invariant, holds: boolean, detail: () => string): void {
  if (!holds) throw new BrokenInvariant(invariant, detail());
}
