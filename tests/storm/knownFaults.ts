/**
 * Faults that the page once had, each as a change of today's source that brings it back. `npm run storm -- --faults`
 * reverts them one at a time, and tells after how many orders, and by which invariant, each is found again.
 */
import type { Plugin } from 'vite';

export interface KnownFault {
  readonly name: string;
  /** Subject of the commit that has mended it. */
  readonly mendedBy: string;
  readonly file: string;
  /** Each text occurs once in the file. */
  readonly edits: readonly (readonly [find: string, replace: string])[];
}

const SUBMIT = 'src/features/form/submitApplication.ts';

export const KNOWN_FAULTS: readonly KnownFault[] = [
  {
    name: 'a double click sends two applications',
    mendedBy:
      'fix(form): lose no lead to composing keyboards, same-view browsers, retries and late consents',
    file: SUBMIT,
    edits: [
      ['condition: (_, { getState }) => selectIsEditing(getState()),', 'condition: () => true,'],
    ],
  },
  {
    name: 'a retry has a key of its own',
    mendedBy:
      'fix(form): late settings change no lead under way, and every try of the same content keeps its key',
    file: 'src/features/form/lead.ts',
    edits: [['[content.sum, telephone, ...given].join()', 'String(Math.random())']],
  },
  {
    name: 'a reload before the answer changes the key',
    mendedBy:
      'fix(form): the idempotency key outlives a reload without a response, and a broken api chunk reloads once',
    file: 'src/boot/keySeed.ts',
    edits: [['if (readKeySeed() !== keySeed) trySaveState({ keySeed });', '']],
  },
  {
    name: 'the attempt after a response without an offer has the same key',
    mendedBy: 'fix(form): the attempt after a response without an offer has a key of its own',
    file: SUBMIT,
    edits: [
      [
        'extra.landing.keySeed.renew();',
        'if (findLeadFailure(result) === null) extra.landing.keySeed.renew();',
      ],
    ],
  },
  {
    name: 'a response without an offer leaves the phone in the cookie',
    mendedBy: 'fix(form): a lead that was received without an offer drops the phone from the visit',
    file: SUBMIT,
    edits: [
      [
        'dispatch(visitTelephoneCleared());',
        'if (findLeadFailure(result) === null) dispatch(visitTelephoneCleared());',
      ],
    ],
  },
  {
    name: 'consents that are late change the form while an application is sent',
    mendedBy:
      'fix(form): late settings change no lead under way, and every try of the same content keeps its key',
    file: 'src/app/startUp.ts',
    edits: [
      [
        'await dispatch(waitForState((state) => !selectIsSending(state), 2 * API_TIMEOUT_MS));',
        'void selectIsSending;',
      ],
    ],
  },
  {
    name: 'consents are sent before they are on the screen',
    mendedBy: 'fix: consents are sent only once shown; dialogs survive selections and lost chunks',
    file: 'src/features/form/consentSlice.ts',
    edits: [["(due.kind === 'configured' && due.areShown)", "due.kind === 'configured'"]],
  },
  {
    name: 'an early answer without a token leaves the preloader',
    mendedBy:
      'fix(boot): replace broken scripts in the cache before the one reload, and never end in the preloader',
    file: 'src/boot/boot.ts',
    edits: [
      [
        'if (!takeSource(response)) applyTheme();\n    if (!approval) enableForm();',
        'if (takeSource(response) && !approval) enableForm();',
      ],
    ],
  },
  {
    name: 'a phone of the visit that was removed early comes back',
    mendedBy:
      'fix(boot): what was done early survives when React renders the page anew, and an early change of the visit’s phone',
    file: 'src/app/takeOver.ts',
    edits: [
      [
        "else if (prefilledPhone !== '') dispatch(telephoneChanged({ text: '', isTyped: true }));",
        '',
      ],
    ],
  },
  {
    name: 'fields that the browser restores leave the button as it was',
    mendedBy: 'fix(form): restore the fields on Back, and keep the typed phone out of the markup',
    file: 'src/boot/form.ts',
    edits: [["addEventListener('pageshow', update, options);", '']],
  },
  {
    name: 'a parse that responds after the lead brings the phone back',
    mendedBy: 'fix: late parse retries, older tabs, dotted phones in urls, amounts between steps',
    file: SUBMIT,
    edits: [['retry.abort();', 'void retry;']],
  },
  {
    name: 'an app that comes too late takes the form, and sends the application again',
    mendedBy: 'feat(form)!: the HTML sends the lead by itself where the scripts do not come',
    file: 'src/boot/lead.ts',
    edits: [["if (app === 'tooLate') return false;", '']],
  },
  {
    name: 'a press that began while an application was sent sends another one after it',
    mendedBy:
      'fix(form): no wrong or second lead by a scrolling finger, a held key or a changed platform',
    file: 'src/lib/watchPresses.ts',
    edits: [['if (beganWhileSending && !isSending()) refuse(event);', '']],
  },
  {
    name: 'a scroll while a press waits for the app swallows the press',
    mendedBy: 'fix(form): a scroll while a press waits for the app no longer swallows the press',
    file: 'src/lib/watchPresses.ts',
    edits: [['if (event.detail === 0) return;', '']],
  },
  {
    name: 'a finger that scrolls across the slider changes the sum',
    mendedBy:
      'fix(form): no wrong or second lead by a scrolling finger, a held key or a changed platform',
    file: 'src/lib/sliderGesture.ts',
    edits: [["type === 'pointercancel' ||", '']],
  },
  {
    name: 'a scroll that begins on the slider before the app and ends after it changes the sum',
    mendedBy:
      'fix(form): a scroll that begins on the slider before the app and ends after it leaves the chosen sum',
    file: 'src/lib/sliderGesture.ts',
    edits: [
      [
        '  const { dataset } = slider;',
        '  const dataset: DOMStringMap = { before: String(read()) };',
      ],
    ],
  },
  {
    name: 'a page whose scripts stay broken reloads again and again',
    mendedBy: 'fix(reload): a page that cannot keep its flag does not reload again and again',
    file: 'src/boot/reloadOnce.ts',
    edits: [['isTouched || hasReloaded();', 'isTouched;']],
  },
];

/** Brings a fault back. @throws Error if the source has changed */
export function revertFault({ name, file, edits }: KnownFault): Plugin {
  return {
    name: 'revert-fault',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(`/${file}`)) return undefined;
      return edits.reduce((changed, [find, replace]) => {
        if (changed.split(find).length !== 2) throw new Error(`${name}: ${file} has changed`);
        return changed.replace(find, () => replace);
      }, code);
    },
  };
}

export function findFault(name: string): KnownFault | undefined {
  return KNOWN_FAULTS.find((fault) => fault.name === name);
}
