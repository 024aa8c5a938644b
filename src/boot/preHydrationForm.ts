/**
 * The form between its first paint and the app. Changes attributes and marked texts only, so that hydration finds the
 * structure it expects.
 */
import { maskPhone } from '../features/form/phoneMask';
import { COMPOSING_ATTRIBUTE } from '../lib/composing';
import { formatRub, formatRubLong } from '../lib/money';
import { SLIDER_FILL_PROPERTY, sliderFill } from '../lib/sliderFill';
import { setSubmitDue } from './dueSubmit';
import { findInput } from './savedInput';
import { saveInput } from './savedState';

/** Marks the text of the amount, which follows the slider. */
export const AMOUNT_TEXT_ATTRIBUTE = 'data-amount-text';
export const PRELOADER_ID = 'preloader';

/** Number of digits of a complete phone without its country code. */
const MIN_PHONE_DIGITS = 10;

export interface PreHydrationForm {
  /** True while an input method composes. */
  readonly isComposing: () => boolean;
  /** The visit's phone as it was filled in; empty if none was. */
  readonly prefilledPhone: string;
  /** Stops capturing clicks and submits, which the app handles from now on. */
  readonly stopCapturing: () => void;
  /**
   * Removes all listeners.
   *
   * @returns the button that was pressed last, unless it submits or a field took the focus afterwards
   */
  readonly end: () => HTMLButtonElement | null;
}

const EVENTS = ['click', 'submit', 'focusin', 'input', 'compositionstart', 'compositionend'];

/**
 * Makes the form usable. The app ends it with `stopCapturing`, right before hydration, and `end`, right after.
 *
 * @param telephone the visit's phone, `79XXXXXXXXX` or empty
 */
export function enablePreHydrationForm(root: HTMLElement, telephone: string): PreHydrationForm {
  let pressed: HTMLButtonElement | null = null;
  let focused: EventTarget | null = null;
  let isCapturing = true;
  const listeners = new AbortController();

  const setPressed = (button: HTMLButtonElement | null, isSubmit = false) => {
    pressed = button;
    setSubmitDue(isSubmit);
  };

  const handle = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    switch (type) {
      case 'focusin':
        // A window that gets the focus back repeats the event for the focused field.
        if (target !== focused && target.matches('input')) setPressed(null);
        focused = target;
        break;
      case 'input':
        setPressed(null);
        update();
        break;
      case 'submit':
        if (!isCapturing) break;
        setPressed(null, true);
        // The field after Enter. After a click in Safari it is the body: Safari does not focus buttons.
        focused = document.activeElement;
        // A native submit would leave the page.
        event.preventDefault();
        break;
      case 'click': {
        const button = target.closest<HTMLButtonElement>('[type=button]');
        if (!isCapturing || button === null) break;
        setPressed(button);
        focused = null;
        break;
      }
      default:
        target.toggleAttribute(COMPOSING_ATTRIBUTE, type === 'compositionstart');
    }
  };
  const update = () => updateFromFields(root);
  const phone = findInput(root, 'telephone');
  let prefilledPhone = '';
  if (phone?.value === '' && telephone !== '') {
    prefilledPhone = maskPhone(telephone.slice(1));
    phone.value = prefilledPhone;
  }
  const form: PreHydrationForm = {
    isComposing: () => root.querySelector(`[${COMPOSING_ATTRIBUTE}]`) !== null,
    prefilledPhone,
    stopCapturing: () => {
      isCapturing = false;
    },
    end: () => {
      // Left in place, `beforeunload` would keep the page out of Firefox's back-forward cache.
      listeners.abort();
      return pressed;
    },
  };
  const { signal } = listeners;
  for (const type of EVENTS) document.addEventListener(type, handle, { capture: true, signal });
  addEventListener('beforeunload', saveInput, { signal });
  // Browsers restore fields without an event.
  addEventListener('pageshow', update, { once: true, signal });

  root.firstElementChild?.removeAttribute('inert');
  document.getElementById(PRELOADER_ID)?.toggleAttribute('hidden', true);
  root.setAttribute('aria-busy', 'false');
  updateFromFields(root);
  return form;
}

function updateFromFields(root: HTMLElement): void {
  updateAmount(root);
  updateSubmitButton(root);
}

/**
 * A disabled button gets no click. Until the bootstrap applies the app's rules, which are too large for the HTML, a
 * checked box and enough digits enable it; the app checks the number before it sends.
 */
function updateSubmitButton(root: HTMLElement): void {
  const digits = findInput(root, 'telephone')?.value.replace(/\D/g, '') ?? '';
  const isAccepted = findInput(root, 'accept')?.checked === true;
  const submit = root.querySelector<HTMLButtonElement>('[type=submit]');
  if (submit !== null) submit.disabled = digits.length < MIN_PHONE_DIGITS || !isAccepted;
}

/** The amount follows the slider; written only if it differs, since the browser would lay it out again. */
function updateAmount(root: HTMLElement): void {
  const slider = findInput(root, 'amount');
  const text = root.querySelector(`[${AMOUNT_TEXT_ATTRIBUTE}]`);
  if (slider === null || text === null) return;
  const amountRub = slider.valueAsNumber;
  const amountText = formatRub(amountRub);
  if (text.textContent === amountText) return;
  text.textContent = amountText;
  slider.setAttribute('aria-valuetext', formatRubLong(amountRub));
  const fill = sliderFill(amountRub, Number(slider.min), Number(slider.max));
  slider.style.setProperty(SLIDER_FILL_PROPERTY, fill);
}
