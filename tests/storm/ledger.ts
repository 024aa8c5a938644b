/** Follows the applications of an order: their presses, contents, keys and answers. */
import { readBody, type RawResponse } from '../../src/api/rawResponse';
import { IDEMPOTENCY_HEADER, parseNextOffer, type NextOfferRequest } from '../../src/api/nextOffer';
import { isRecord } from '../../src/lib/readUnknown';
import { check } from './invariants';

/** The form as the visitor sees it. */
export interface Shown {
  readonly phone: string;
  readonly amountRub: number;
  readonly boxes: readonly ShownBox[];
}

interface ShownBox {
  readonly name: string;
  readonly isChecked: boolean;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

export class Ledger {
  /** The form at the last press that may still send an application. */
  private pressed: Shown | null = null;
  /** True from a press until an application is sent, or the page says what is missing. */
  private isPressOpen = false;
  /** Keys by content, since the last answer. */
  private readonly openKeys = new Map<string, string>();
  private readonly answeredKeys = new Set<string>();
  /** The form as it was sent, until the page has done with it. */
  private sending: Shown | null = null;
  /** Number of leads that the service had at the last answer. */
  private leadsBefore = 0;

  /**
   * @param countLeads how many leads the service has accepted
   * @param isGiven true if the visitor has given this consent, or the site lets it start as given
   * @param getShown the form now; null where it cannot be read at once
   */
  constructor(
    private readonly countLeads: () => number,
    private readonly isGiven: (name: string) => boolean,
    private readonly getShown: () => Shown | null,
  ) {}

  /** The visitor has pressed the enabled button, or a retry. */
  press(shown: Shown): void {
    this.pressed = shown;
    this.isPressOpen = true;
  }

  /** The page shows why nothing was sent: a message, or a button that is disabled. */
  explain(): void {
    this.isPressOpen = false;
  }

  /** After a while in which everything has arrived or timed out. */
  checkPress(): void {
    check('noPressLost', !this.isPressOpen, () => JSON.stringify(this.pressed));
  }

  /** The page of the press is gone, and the press with it. */
  forgetPress(): void {
    this.pressed = this.sending = null;
    this.isPressOpen = false;
  }

  /** After every step. @param isBusy true while the page shows that an application is on its way */
  checkSending(isBusy: boolean): void {
    if (!isBusy) this.sending = null;
    if (this.sending === null) return;
    const [before, now] = [this.sending, this.getShown()].map((shown) => JSON.stringify(shown));
    check('busyIsLocked', before === now, () => `${String(before)} became ${String(now)}`);
  }

  send(headers: Headers, text: string): void {
    const body = JSON.parse(text) as NextOfferRequest;
    const { pressed } = this;
    check('onePress', pressed !== null, () => 'an application is sent that no press has asked for');
    this.pressed = null;
    this.isPressOpen = false;
    if (pressed === null) return;
    const sent = `${body.telephone}, ${String(body.sum)}`;
    const shown = `${digitsOf(pressed.phone)}, ${String(pressed.amountRub)}`;
    check('sentIsShown', sent === shown, () => `${sent} was sent, and ${shown} shown`);
    this.sending = this.getShown();
    this.checkConsents(body);
    this.checkKey(body, headers.get(IDEMPOTENCY_HEADER) ?? '');
  }

  private checkConsents({ consents = [] }: NextOfferRequest): void {
    const now = this.getShown();
    const list = (all: readonly (readonly [string, boolean])[]) =>
      all.map(([name, isChecked]) => `${name} ${isChecked ? 'checked' : 'unchecked'}`).join(', ');
    const sent = list(consents.map(({ id, checked }) => [id, checked]));
    const shown = now && list(now.boxes.map(({ name, isChecked }) => [name, isChecked]));
    check('sentIsShown', shown === null || sent === shown, () => {
      return `«${sent}» was sent, and «${String(shown)}» shown`;
    });
    for (const { id, checked } of consents) {
      check('onlyGivenConsents', checked && this.isGiven(id), () => `${id} was not given`);
    }
  }

  private checkKey({ sum, telephone, consents = [] }: NextOfferRequest, key: string): void {
    const content = [sum, telephone, ...consents.map(({ checked }) => checked)].join();
    const known = this.openKeys.get(content);
    check('oneKey', known === undefined || known === key, () => `${content} has two keys`);
    check('oneKey', !this.answeredKeys.has(key), () => `the key of an answered application`);
    const isOthers = [...this.openKeys].some(
      ([other, otherKey]) => otherKey === key && other !== content,
    );
    check('oneKey', !isOthers, () => `the key of another content`);
    this.openKeys.set(content, key);
  }

  /** The service has handled an application. */
  handle(): void {
    const leads = this.countLeads() - this.leadsBefore;
    check('oneLead', leads <= this.openKeys.size, () => `${String(leads)} leads`);
  }

  /** The page has got a response. @returns true for a readable one, which ends the application */
  answer(response: RawResponse): boolean {
    const body = readBody(response);
    const offer = parseNextOffer(body);
    if (!isRecord(body) || offer === null) return false;
    const isNamed = Boolean(body['offerUrl'] ?? body['showcaseUrl']);
    // The service has counted an application whose offer cannot be used: its retry has the same key.
    if (isNamed && !(offer.offerUrl ?? offer.showcaseUrl)) return true;
    for (const key of this.openKeys.values()) this.answeredKeys.add(key);
    this.openKeys.clear();
    this.leadsBefore = this.countLeads();
    return true;
  }
}
