/**
 * The prerendered form until the app takes it: its fields, progress, button and last press. Changes attributes and
 * marked texts only, so that hydration finds the structure it expects. A page has one form: its state is the module's.
 */
import {
  AMOUNT_TEXT_ATTRIBUTE,
  PRELOADER_ID,
  PROGRESS_TEXTS_ATTRIBUTE,
} from '../features/form/htmlMarks';
import { ACCEPT_NAME } from '../features/consent/consentNames';
import { formatPhone, isCompletePhone } from '../features/form/phone';
import { PHONE_PREFIX } from '../features/form/phoneMask';
import { progressPercent, progressText, type ProgressTexts } from '../features/form/progress';
import { COMPOSING_ATTRIBUTE } from '../lib/composing';
import { USABLE_MARK } from '../lib/milestones';
import { formatRub } from '../lib/money';
import { watchSliderGesture } from '../lib/sliderGesture';
import { SLIDER_FILL_PROPERTY, sliderFill } from '../lib/sliderFill';
import type { FormHandOver } from './landing';
import { restoreInput, saveInput } from './savedState';
import { visitPhone } from './visit';

const EVENTS = ['click', 'submit', 'focusin', 'input', 'compositionstart', 'compositionend'];
/** After these a field may have another value: some password managers fill it without an event. */
const FILL_CHECK_EVENTS = ['pointerdown', 'keydown', 'change'];

let form: HTMLFormElement | undefined;
let slider: HTMLInputElement;
let phone: HTMLInputElement;
let accept: HTMLInputElement;
let submit: HTMLButtonElement;

const listeners = new AbortController();
const options = { capture: true, signal: listeners.signal };
let onPress: () => void;
let onButton: () => void;
let pressed: HTMLButtonElement | null = null;
let focused: EventTarget | null = null;
let isHandedOver = false;
/** The values that a busy form keeps. */
let kept: (readonly [field: HTMLInputElement, value: string, checked: boolean])[] | undefined;
let prefilledPhone = '';
/** When the consent was first usable or last changed, in milliseconds since 1970. */
let acceptChangedAtMs = 0;
let isAcceptTouched = false;

export const hasForm = () => form !== undefined;

/**
 * @param handlePress called for a press of the enabled submit button, and for Enter, unless the form is busy
 * @param handleButton called for a press of another button of the page
 * @returns false if there is no prerendered form: in development, and at other paths
 */
export function findForm(handlePress: () => void, handleButton: () => void): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#root form input');
  const [first, second, third] = fields;
  const button = first?.form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!first?.form || !second || !third || !button) return false;
  [form, slider, phone, accept, submit] = [first.form, first, second, third, button];
  [onPress, onButton] = [handlePress, handleButton];
  restoreInput(fields);
  // Before the form is usable, too: a second reload must not lose what the first has kept.
  addEventListener('beforeunload', saveInput, options);
  watchSliderGesture(
    slider,
    () => slider.valueAsNumber,
    (before) => {
      slider.valueAsNumber = before;
      update();
    },
    options,
  );
  return true;
}

/** Makes the form usable, unless the app has it. */
export function enableForm(): void {
  const root = document.getElementById('root');
  if (isHandedOver || root === null) return;
  // Also where a reload has kept it: the visitor may remove it before the app.
  prefilledPhone = visitPhone() && formatPhone(visitPhone());
  phone.value ||= prefilledPhone;
  acceptChangedAtMs = Date.now();
  for (const type of EVENTS) document.addEventListener(type, handle, options);
  for (const type of FILL_CHECK_EVENTS) document.addEventListener(type, update, options);
  // Browsers restore fields without an event.
  addEventListener('pageshow', update, options);
  root.firstElementChild?.removeAttribute('inert');
  document.getElementById(PRELOADER_ID)?.toggleAttribute('hidden', true);
  root.setAttribute('aria-busy', 'false');
  performance.mark(USABLE_MARK);
  update();
}

/** Shows that an application is on its way; until the end of it the fields keep their values. */
export function setBusy(isBusy: boolean): void {
  // What is sent is what is shown.
  phone.value = formatPhone(phone.value);
  kept = isBusy
    ? [slider, phone, accept].map((field) => [field, field.value, field.checked])
    : undefined;
  keepValuesInFrames();
  update();
}

/** Restores what a script has set, with or without an event. */
function keepValues(): void {
  kept?.forEach(([field, value, checked]) => Object.assign(field, { value, checked }));
}

function keepValuesInFrames(): void {
  if (kept === undefined || options.signal.aborted) return;
  keepValues();
  requestAnimationFrame(keepValuesInFrames);
}

/** What a lead says of the form. */
export function readForm() {
  const label = document.getElementById(accept.getAttribute('aria-labelledby') ?? '');
  return {
    sum: slider.valueAsNumber,
    telephone: phone.value,
    consents: [
      {
        id: ACCEPT_NAME,
        checked: accept.checked,
        text: label?.innerText ?? '',
        at: new Date(acceptChangedAtMs).toISOString(),
      },
    ],
  };
}

export function replaceForm(block: DocumentFragment): void {
  form?.replaceWith(block);
}

/** Stops handling presses, which the app does from now on. */
export function handOverForm(): FormHandOver {
  isHandedOver = true;
  return {
    prefilledPhone,
    isAcceptTouched: () => isAcceptTouched,
    end: () => {
      // Left in place, `beforeunload` would keep the page out of Firefox's back-forward cache.
      listeners.abort();
      if (kept === undefined) return pressed;
      submit.setAttribute('aria-busy', 'false');
      return 'submit';
    },
  };
}

function handle(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  if (type === 'submit') {
    // Extensions have forms of their own.
    if (isHandedOver || target !== form) return;
    // A native submit would leave the page.
    event.preventDefault();
    if (kept === undefined) onPress();
  } else if (type === 'click') {
    const button = target.closest<HTMLButtonElement>('#root [type=button]');
    if (isHandedOver || button === null) return;
    [pressed, focused] = [button, null];
    onButton();
  } else if (type === 'focusin') {
    // A window that gets the focus back repeats the event for the focused field.
    if (target !== focused && target.matches('input')) pressed = null;
    focused = target;
  } else {
    pressed = null;
    if (type !== 'input') target.toggleAttribute(COMPOSING_ATTRIBUTE, type === 'compositionstart');
    if (target === accept && kept === undefined) {
      isAcceptTouched = true;
      acceptChangedAtMs = Date.now();
    }
    keepValues();
    if (target === phone) maskPhone(event);
    update();
  }
}

/** Amount, progress, button and the line above them follow the fields by the app's own rules. */
function update(): void {
  const amountRub = slider.valueAsNumber;
  const amountText = formatRub(amountRub);
  setText(AMOUNT_TEXT_ATTRIBUTE, () => amountText);
  // Whole thousands need no other form of the word.
  slider.setAttribute('aria-valuetext', amountText.replace(/.₽/, ' рублей'));
  const fill = sliderFill(amountRub, Number(slider.min), Number(slider.max));
  slider.style.setProperty(SLIDER_FILL_PROPERTY, fill);

  const parts = {
    isPhoneComplete: isCompletePhone(formatPhone(phone.value)),
    isAccepted: accept.checked,
  };
  const percent = progressPercent(parts);
  const bar = form?.querySelector('[role=progressbar]');
  bar?.setAttribute('aria-valuenow', String(percent));
  bar?.firstElementChild?.setAttribute('style', `transform:scaleX(${String(percent / 100)})`);
  submit.disabled = percent < 100;
  submit.setAttribute('aria-busy', String(kept !== undefined));
  setText(PROGRESS_TEXTS_ATTRIBUTE, (texts) =>
    progressText(parts, JSON.parse(texts) as ProgressTexts, kept !== undefined),
  );
}

/** Written only if it differs: a live region would be read again, and the browser would lay it out again. */
function setText(mark: string, getText: (markValue: string) => string): void {
  const element = form?.querySelector(`[${mark}]`);
  const text = getText(element?.getAttribute(mark) ?? '');
  if (element && element.textContent !== text) element.textContent = text;
}

/** Formats the number after an edit, and keeps the caret before the same digits. */
function maskPhone(event: Event): void {
  const { value, selectionStart } = phone;
  const isDeletion = event instanceof InputEvent && event.inputType.startsWith('delete');
  let formatted = formatPhone(value);
  // A deletion removes a lone country code too.
  if (isDeletion && formatted === PHONE_PREFIX) formatted = '';
  if (phone.hasAttribute(COMPOSING_ATTRIBUTE) || formatted === value) return;
  const countDigits = (text: string) => text.replace(/\D/g, '').length;
  const after = countDigits(value.slice(selectionStart ?? value.length));
  phone.value = formatted;
  let caret = formatted.length;
  while (countDigits(formatted.slice(caret)) < after) caret -= 1;
  // Else the next deletion would remove a separator, which comes back.
  while (isDeletion && /\D/.test(formatted.charAt(caret - 1))) caret -= 1;
  phone.setSelectionRange(caret, caret);
}
