/**
 * The prerendered form until the app takes it: the application's state in a store of a few lines, and what shows it.
 * Changes attributes and marked texts only, so that hydration finds the structure it expects.
 */
import * as reducers from '../application/applicationReducers';
import {
  ACCEPT_NAME,
  createApplication,
  isEditable,
  missingParts,
  type ApplicationState,
} from '../application/applicationState';
import {
  AMOUNT_TEXT_ATTRIBUTE,
  PRELOADER_ID,
  PROGRESS_ID,
  PROGRESS_TEXTS_ID,
} from '../application/htmlMarks';
import { attachPhoneEditor, type PhoneEditor } from '../application/phoneEditor';
import { progressPercent, progressText, type ProgressTexts } from '../application/progress';
import { restoreInput, saveInput, type Approval } from '../application/savedState';
import { createListeners } from '../lib/listeners';
import { lockFields } from '../lib/lockFields';
import { USABLE_MARK } from '../lib/milestones';
import { formatRub } from '../lib/money';
import { watchSliderGesture } from '../lib/sliderGesture';
import { SLIDER_FILL_PROPERTY, sliderFill } from '../lib/sliderFill';
import type { FormHandOver } from './landing';
import { visitPhone } from './visit';

/** The old checkbox alone: only the app knows of configured consents. */
export const DUE_CONSENTS = [ACCEPT_NAME];

/** The fields, by their names, and what shows their state. */
interface Parts {
  readonly amount: HTMLInputElement;
  readonly telephone: HTMLInputElement;
  readonly [ACCEPT_NAME]: HTMLInputElement;
  readonly amountText: HTMLElement;
  readonly status: HTMLElement;
  readonly texts: ProgressTexts;
  readonly bar: HTMLElement;
  readonly submit: HTMLButtonElement;
}

function findParts(root: HTMLFormElement): Parts {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector) ?? root;
  const { amount, telephone, accept } = root.elements as unknown as Parts;
  const template = document.getElementById(PROGRESS_TEXTS_ID) as HTMLTemplateElement;
  return {
    amount,
    telephone,
    accept,
    amountText: find(`[${AMOUNT_TEXT_ATTRIBUTE}]`),
    status: find(`#${PROGRESS_ID}`),
    texts: JSON.parse(template.content.textContent) as ProgressTexts,
    bar: find('[role=progressbar]'),
    submit: find('[type=submit]') as HTMLButtonElement,
  };
}

let application = createApplication();
let form: HTMLFormElement | null = null;
let parts: Parts;
let editor: PhoneEditor;
let unlock: (() => void) | undefined;

const listeners = createListeners();
let pressed: HTMLButtonElement | null = null;
let focused: EventTarget | null = null;
let isHandedOver = false;

export const readApplication = () => application;
export const readAmount = () => application.amountRub ?? Number(parts.amount.defaultValue);

type Reducer<Payload> = (state: ApplicationState, event: { payload: Payload }) => ApplicationState;

export function dispatch<Payload>(reduce: Reducer<Payload>, payload: Payload): void {
  application = reduce(application, { payload });
  if (form) show();
}

interface FormOptions {
  /** An application that was approved before a reload: the form stays locked. */
  readonly approval: Approval | undefined;
  /** Called for a complete form. */
  readonly onSubmit: () => void;
  /** Called for a press of another button of the page. */
  readonly onButton: () => void;
}

/** @returns false if there is no prerendered form: in development, and at other paths */
export function findForm({ approval, onSubmit, onButton }: FormOptions): boolean {
  if (approval) dispatch(reducers.approvalRestored, approval);
  form = document.querySelector('#root form');
  if (!form) return false;
  parts = findParts(form);
  const { amount, telephone, accept } = parts;
  const inputs = [amount, telephone, accept];
  application = {
    ...createApplication(accept.defaultChecked, labelOf(accept), Date.now()),
    ...(approval && application),
  };
  editor = attachPhoneEditor(telephone, {
    text: '',
    onChange: (text, isTyped) => dispatch(reducers.telephoneChanged, { text, isTyped }),
    isLocked: () => !isEditable(application),
    listeners,
  });
  const { on } = listeners;
  restoreInput(inputs);
  // Some password managers, scripts, and browsers that restore fields change them without an event of the field.
  const types = ['input', 'pointerdown', 'keydown', 'change', 'pageshow', 'submit'] as const;
  // Not after the phone's own events, which come here before they reach the editor: it would take an edit for a fill.
  on(window, types, ({ target }) => target !== telephone && readFields());
  // Before the form is usable, too: a second reload must not lose what the first has kept.
  on(window, ['beforeunload'], saveInput);
  watchSliderGesture(
    amount,
    readAmount,
    (before) => dispatch(reducers.amountChanged, before),
    listeners,
  );
  on(document, ['submit'], (event) => {
    // Extensions have forms of their own.
    if (event.target !== form) return;
    // A native submit would leave the page.
    event.preventDefault();
    if (!isEditable(application) || !isComplete()) return;
    dispatch(reducers.applicationSubmitted, undefined);
    onSubmit();
  });
  on(document, ['click'], ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('#root [type=button]');
    if (button === null) return;
    [pressed, focused] = [button, null];
    onButton();
  });
  on(document, ['focusin', 'input'], ({ type, target }) => {
    // A window that gets the focus back repeats the event for the focused field.
    const isOfField = target !== focused && target instanceof HTMLInputElement;
    if (isOfField || type === 'input') pressed = null;
    focused = target;
  });
  return true;
}

/** The plain text of a checkbox. */
const labelOf = (box: HTMLInputElement): string =>
  document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';

/** Makes the form usable, unless the app has it. */
export function enableForm(): void {
  const root = document.getElementById('root');
  if (isHandedOver || root === null) return;
  readFields();
  if (visitPhone()) dispatch(reducers.telephonePrefilled, visitPhone());
  root.firstElementChild?.removeAttribute('inert');
  document.getElementById(PRELOADER_ID)?.setAttribute('hidden', '');
  root.setAttribute('aria-busy', 'false');
  performance.mark(USABLE_MARK);
}

/** What the fields say and the state does not. */
function readFields(): void {
  // All of them first: each dispatch shows the state in the fields.
  const { valueAsNumber } = parts.amount;
  const isChecked = parts.accept.checked;
  editor.readSilentFill();
  if (valueAsNumber !== readAmount()) dispatch(reducers.amountChanged, valueAsNumber);
  if (isChecked !== application.consents[ACCEPT_NAME]?.isChecked)
    dispatch(reducers.consentChanged, { name: ACCEPT_NAME, isChecked, atMs: Date.now() });
}

export function replaceForm(block: DocumentFragment): void {
  form?.replaceWith(block);
}

/** The app takes the form. */
export function handOverForm(): FormHandOver {
  isHandedOver = true;
  return {
    end: () => {
      if (form) readFields();
      // Left in place, `beforeunload` would keep the page out of Firefox's back-forward cache.
      listeners.removeAll();
      unlock?.();
      const isKnown = form !== null || !isEditable(application);
      return { application: isKnown ? application : null, pressed };
    },
  };
}

const isComplete = () => missingParts(application, DUE_CONSENTS).length === 0;

function show(): void {
  const isBusy = !isEditable(application);
  const amountRub = readAmount();
  const { amount, telephone, accept, amountText, status, texts, bar, submit } = parts;
  editor.show(application.telephone);
  // By `value`, which React watches while it takes the form: it would miss a later change back.
  amount.value = String(amountRub);
  accept.checked = application.consents[ACCEPT_NAME]?.isChecked === true;
  if (isBusy) unlock ??= lockFields([amount, telephone, accept]);
  else {
    unlock?.();
    unlock = undefined;
  }

  const rubles = formatRub(amountRub);
  setText(amountText, rubles);
  // Whole thousands need no other form of the word.
  amount.setAttribute('aria-valuetext', rubles.replace(/.₽/, ' рублей'));
  const fill = sliderFill(amountRub, Number(amount.min), Number(amount.max));
  amount.style.setProperty(SLIDER_FILL_PROPERTY, fill);

  const missing = missingParts(application, DUE_CONSENTS);
  const percent = progressPercent(missing);
  bar.setAttribute('aria-valuenow', String(percent));
  bar.firstElementChild?.setAttribute('style', `transform:scaleX(${String(percent / 100)})`);
  submit.disabled = percent < 100;
  submit.setAttribute('aria-busy', String(isBusy));
  setText(status, progressText(missing, texts, isBusy));
}

/** Written only if it differs: a description would be read again, and the browser would lay it out again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
