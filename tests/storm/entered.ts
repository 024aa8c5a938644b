/** What the visitor has entered, and must find in the form. */
import { ACCEPT_NAME } from '~/application/applicationState';
import { isCompletePhone } from '~/application/phone';
import { check } from './invariants';
import type { Shown } from './ledger';

export class Entered {
  /** Null where nothing was entered, or the browser may have lost it; the others likewise. */
  phone: string | null = null;
  amountRub: number | null = null;
  /** By the names of the boxes. */
  readonly boxes = new Map<string, boolean>();

  /** @param startsTicked the site's start of the old checkbox */
  constructor(private readonly startsTicked: boolean) {}

  /** @param kept names of the fields whose values the next load must have */
  leavePage(kept: readonly string[]): void {
    // An empty number may be that of the visit again.
    if (!kept.includes('telephone') || this.phone === '') this.phone = null;
    if (!kept.includes('amount')) this.amountRub = null;
    const accept = this.boxes.get(ACCEPT_NAME);
    this.boxes.clear();
    // A box that is as it starts is one that nobody has touched.
    if (accept === !this.startsTicked && kept.includes(ACCEPT_NAME))
      this.boxes.set(ACCEPT_NAME, accept);
  }

  /**
   * @param canSubmit true if the button is enabled
   * @throws BrokenInvariant
   */
  check(shown: Shown, canSubmit: boolean): void {
    const { phone, amountRub } = this;
    check('nothingLost', phone === null || phone === shown.phone, () => {
      return `the phone was ${String(phone)} and is ${shown.phone}`;
    });
    check('nothingLost', amountRub === null || amountRub === shown.amountRub, () => {
      return `the amount was ${String(amountRub)} and is ${String(shown.amountRub)}`;
    });
    for (const { name, isChecked } of shown.boxes) {
      const isKept = (this.boxes.get(name) ?? isChecked) === isChecked;
      check('nothingLost', isKept, () => `${name} is ${isChecked ? 'checked' : 'unchecked'}`);
    }
    // The configured consents are due before their chunk has come.
    if (shown.boxes.length === 0) return;
    const isComplete = isCompletePhone(shown.phone) && shown.boxes.every((box) => box.isChecked);
    check('buttonTellsTruth', canSubmit === isComplete, () => {
      return `it is ${canSubmit ? 'enabled' : 'disabled'} for ${JSON.stringify(shown)}`;
    });
  }
}
