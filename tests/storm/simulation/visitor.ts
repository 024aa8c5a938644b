/** The visitor: acts on the form as it is on the screen, and remembers what was entered. */
import { isCompletePhone } from '~/application/phone';
import { Entered } from '../entered';
import { check } from '../invariants';
import type { Ledger, Shown } from '../ledger';
import type { Act } from '../order';

interface Form {
  readonly slider: HTMLInputElement;
  readonly phone: HTMLInputElement;
  readonly boxes: readonly HTMLInputElement[];
  readonly submit: HTMLButtonElement;
}

/** The form, once it can be used; null while the preloader covers it, and after approval. */
function findForm(): Form | null {
  const form = document.querySelector('#root form');
  if (form?.closest('[inert]') !== null) return null;
  const [slider, phone, ...boxes] = form.querySelectorAll('input');
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  return slider && phone && submit ? { slider, phone, boxes, submit } : null;
}

const isBusy = ({ submit }: Form) => submit.getAttribute('aria-busy') === 'true';

const findButton = (selector: string) => document.querySelector<HTMLElement>(selector);
/** «Далее», of the app or of the HTML. */
const findNext = () => findButton('#root a[data-next], #root h2 ~ a');
/** Clicks it; the offer opens in a tab of its own. */
function followNext(): void {
  const link = findNext();
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
}

/** The button of the note that the page has not loaded completely. */
const findReload = () => findButton('#root #reload, body > div #reload');

function fire(target: EventTarget, type: string, init: EventInit = {}): boolean {
  return target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init }));
}

/** The click at the end of a pointer's press has a count. */
function clickByPointer(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

export class Visitor {
  private readonly entered: Entered;
  /** The form when a finger went down on the button. */
  private pointedAt: 'idle' | 'busy' | null = null;
  /** Where a finger went down, and the amount before, unless the form was busy. */
  private finger: { readonly target: Element; readonly beforeRub: number | null } | null = null;
  /** True once the visitor has done anything in this load. */
  hasTouched = false;
  /** True once the visitor has pressed the button that loads the page anew. */
  hasAskedForReload = false;

  constructor(
    private readonly ledger: Ledger,
    startsTicked: boolean,
  ) {
    this.entered = new Entered(startsTicked);
  }

  act(step: Act): void {
    switch (step.does) {
      case 'type':
        for (const key of step.text) this.insert(key, 'insertText');
        break;
      case 'paste':
        this.insert(step.text, 'insertFromPaste');
        break;
      case 'clear':
        this.editPhone('', 'deleteContentBackward');
        break;
      case 'complete':
        this.complete();
        break;
      case 'apply':
        this.complete();
        this.press('click');
        break;
      case 'toggle':
        this.toggle(step.box);
        break;
      case 'slide':
        this.slide(step.toRub);
        break;
      case 'press':
        this.press(step.how);
        break;
      case 'pointer down':
        this.pointDown();
        break;
      case 'pointer up':
        this.pointUp();
        break;
      case 'finger down':
        this.fingerDown(step.on);
        break;
      case 'finger scrolls':
        this.fingerScrolls();
        break;
      case 'retry':
        this.retry();
        break;
      case 'continue':
        followNext();
        break;
    }
  }

  readonly hasForm = (): boolean => findForm() !== null;

  readonly isApproved = (): boolean => findNext() !== null;

  /** Does what the page asks for, and presses. */
  finish(): void {
    const form = findForm();
    if (form === null) return;
    const reload = findReload();
    if (reload !== null) {
      this.hasAskedForReload = true;
      reload.click();
      return;
    }
    this.complete();
    this.press('click');
  }

  /** Null where there is no form to be seen. */
  readonly readShown = (): Shown | null => {
    const form = findForm();
    return (
      form && {
        phone: form.phone.value,
        amountRub: form.slider.valueAsNumber,
        boxes: form.boxes.map(({ name, checked }) => ({ name, isChecked: checked })),
      }
    );
  };

  /** True while the page shows that an application is on its way. */
  readonly isBusy = (): boolean => {
    const form = findForm();
    return form !== null && isBusy(form);
  };

  /** What the visitor has done to a box; undefined for nothing. */
  readonly choiceOf = (name: string): boolean | undefined => this.entered.boxes.get(name);

  /** @param kept names of the fields whose values the next load must have */
  leavePage(kept: readonly string[]): void {
    this.ledger.forgetPress();
    this.pointedAt = this.finger = null;
    this.hasTouched = this.hasAskedForReload = false;
    this.entered.leavePage(kept);
  }

  /** After every step. */
  checkForm(): void {
    const form = findForm();
    const shown = this.readShown();
    if (form === null || shown === null) return;
    this.entered.check(shown, !form.submit.disabled);
    const hasMessage = document.querySelector('#root [role=alert]')?.hasChildNodes() === true;
    if (!isBusy(form) && (hasMessage || form.submit.disabled)) this.ledger.explain();
  }

  /** After a while in which everything has arrived or timed out. */
  checkUsable(): void {
    if (this.isApproved()) return;
    const form = findForm();
    check('alwaysAWay', form !== null, () => 'the form cannot be used');
    check('alwaysAWay', form === null || !isBusy(form), () => 'the form stays busy');
    this.checkForm();
    this.ledger.checkPress();
  }

  private complete(): void {
    const form = findForm();
    if (form === null) return;
    if (!isCompletePhone(form.phone.value)) {
      this.editPhone('', 'deleteContentBackward');
      for (const key of '9123456789') this.insert(key, 'insertText');
    }
    form.boxes.forEach((box, index) => {
      if (!box.checked) this.toggle(index);
    });
  }

  private insert(text: string, inputType: string): void {
    const form = findForm();
    if (form !== null) this.editPhone(form.phone.value + text, inputType);
  }

  private editPhone(text: string, inputType: string): void {
    const form = this.touch();
    if (form === null) return;
    const before = form.phone.value;
    const wasBusy = isBusy(form);
    form.phone.focus();
    form.phone.value = text;
    form.phone.setSelectionRange(text.length, text.length);
    form.phone.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    this.checkLocked(wasBusy, before, form.phone.value);
    if (!wasBusy) this.entered.phone = form.phone.value;
  }

  private slide(toRub: number): void {
    const form = this.touch();
    if (form === null) return;
    const before = form.slider.value;
    const wasBusy = isBusy(form);
    form.slider.focus();
    form.slider.value = String(toRub);
    fire(form.slider, 'input');
    this.checkLocked(wasBusy, before, form.slider.value);
    if (!wasBusy) this.entered.amountRub = form.slider.valueAsNumber;
  }

  private toggle(index: number): void {
    const form = this.touch();
    const box = form?.boxes[index];
    if (!form || !box) return;
    const before = String(box.checked);
    const wasBusy = isBusy(form);
    box.focus();
    box.checked = !box.checked;
    fire(box, 'input');
    this.checkLocked(wasBusy, before, String(box.checked));
    if (!wasBusy) this.entered.boxes.set(box.name, box.checked);
  }

  private checkLocked(wasBusy: boolean, before: string, after: string): void {
    check('busyIsLocked', !wasBusy || before === after, () => `${before} became ${after}`);
  }

  private press(how: 'click' | 'double click' | 'held Enter'): void {
    const form = this.touch();
    if (form === null) return;
    if (how === 'held Enter') {
      form.phone.focus();
      for (let repeat = 0; repeat < 3; repeat += 1) this.pressEnter(form, repeat > 0);
      fire(form.phone, 'keyup');
      return;
    }
    this.click(form.submit);
    if (how === 'double click') this.click(form.submit, false);
  }

  /** An implicit submit: the browser clicks the button, unless it is disabled. */
  private pressEnter(form: Form, isRepeated: boolean): void {
    const event = new KeyboardEvent('keydown', {
      ...{ key: 'Enter', repeat: isRepeated, bubbles: true, cancelable: true },
    });
    if (!form.phone.dispatchEvent(event) || form.submit.disabled) return;
    if (!isRepeated) this.announcePress(form);
    form.submit.click();
  }

  private click(button: HTMLElement, isFirst = true): void {
    fire(button, 'pointerdown');
    const form = findForm();
    if (isFirst && form !== null) this.announcePress(form);
    if (button.isConnected) clickByPointer(button);
  }

  /** The press counts if the form can be sent now. */
  private announcePress(form: Form): void {
    const shown = this.readShown();
    if (shown !== null && !form.submit.disabled && !isBusy(form)) this.ledger.press(shown);
  }

  private pointDown(): void {
    const form = this.touch();
    if (form === null || form.submit.disabled) return;
    this.pointedAt = isBusy(form) ? 'busy' : 'idle';
    fire(form.submit, 'pointerdown');
  }

  /** What is under the finger now gets the click. A press that began while an application was sent asks for nothing. */
  private pointUp(): void {
    const { pointedAt } = this;
    this.pointedAt = null;
    if (pointedAt === null) return;
    const form = findForm();
    if (form === null) {
      followNext();
      return;
    }
    if (pointedAt === 'idle') this.announcePress(form);
    clickByPointer(form.submit);
  }

  /** The slider's thumb jumps to the finger, until the browser sees that the finger scrolls. */
  private fingerDown(on: 'page' | 'slider'): void {
    const form = this.touch();
    if (form === null) return;
    const { slider } = form;
    const target = on === 'slider' ? slider : (slider.form ?? slider);
    const before = slider.value;
    const wasBusy = isBusy(form);
    fire(target, 'pointerdown');
    this.finger = { target, beforeRub: null };
    if (on === 'page') return;
    slider.value = '79000';
    fire(slider, 'input');
    this.checkLocked(wasBusy, before, slider.value);
    if (wasBusy) return;
    this.finger = { target, beforeRub: Number(before) };
    this.entered.amountRub = slider.valueAsNumber;
  }

  private fingerScrolls(): void {
    const { finger } = this;
    this.finger = null;
    if (finger?.target.isConnected !== true) return;
    fire(finger.target, 'pointercancel');
    if (finger.beforeRub !== null && !this.isBusy()) this.entered.amountRub = finger.beforeRub;
  }

  private retry(): void {
    const button = findButton('#root [data-retry]');
    const form = this.touch();
    const shown = this.readShown();
    if (button === null || form === null) return;
    fire(button, 'pointerdown');
    if (shown !== null && !isBusy(form)) this.ledger.press(shown);
    clickByPointer(button);
  }

  private touch(): Form | null {
    const form = findForm();
    if (form !== null && !this.hasTouched) {
      this.hasTouched = true;
      fire(form.phone, 'focusin');
    }
    return form;
  }
}
