/**
 * An order of events as data: the page that is opened, and what visitor, browser, network and service do then. One seed
 * is one order.
 */
import fc from 'fast-check';
import type { MockFault } from '../../mocks/faults';

/** Calls that an order can break; the others bring nothing that a lead needs, and stay unanswered. */
export const STORM_CALLS = ['parseSource', 'siteInfo', 'checkboxConfig', 'nextOffer'] as const;
export type StormCall = (typeof STORM_CALLS)[number];

const CALL_PATHS: Readonly<Record<StormCall, string>> = {
  parseSource: '/api/help/parse-source-from-url',
  siteInfo: '/api/site/get-info',
  checkboxConfig: '/api/help/get-checkbox-config',
  nextOffer: '/api/offer/get-next-offer',
};

export const callOfPath = (path: string): StormCall | undefined =>
  STORM_CALLS.find((call) => CALL_PATHS[call] === path);

/** Scripts that an order can break: the store, the page's entry, and the chunks of api and consents. */
const STORM_SCRIPTS = ['bootstrap', 'main', 'api', 'consents'] as const;
export type StormScript = (typeof STORM_SCRIPTS)[number];

const CALL_FAULTS = {
  'status 500': { kind: 'status', status: 500 },
  'an HTML page': { kind: 'html' },
  'half a response': { kind: 'truncated' },
  'an empty response': { kind: 'empty' },
  null: { kind: 'null' },
  'an empty object': { kind: 'json', body: {} },
  'wrong types': { kind: 'wrongTypes' },
  'a broken connection': { kind: 'offline' },
  /** The service has handled the call; likewise below. */
  'no response': null,
  'a late response': null,
} as const satisfies Record<string, MockFault | null>;

/** Longer than every wait of a submit. */
export const LATE_MS = 3_500;
export type CallFault = keyof typeof CALL_FAULTS;

/** Null for what the network does. */
export const mockFaultOf = (fault: CallFault): MockFault | null => CALL_FAULTS[fault];

/** The site, the service and the browser of an order. */
export interface World {
  /** The site config's `consent`. */
  readonly variant: 'settings' | 'old' | 'configured';
  readonly startsTicked: boolean;
  /** The service's `use_old_checkbox` and `is_checked`. */
  readonly usesOldCheckbox: boolean;
  readonly isChecked: boolean;
  /** Where the visit's phone comes from. */
  readonly visitPhone: 'none' | 'url' | 'service' | 'cookie';
  /** Campaign parameters make the visit's source due on every load. */
  readonly isFromAd: boolean;
  /** When the browser restores the fields of a reloaded page. */
  readonly restores: 'never' | 'beforeScripts' | 'afterScripts';
  /** False where scripts arrive although the page has stopped loading. */
  readonly stops: boolean;
}

/** What the visitor does. */
export type Act =
  /** Keys at the end of the phone field. */
  | { readonly does: 'type' | 'paste'; readonly text: string }
  /** Deletes the whole number. */
  | { readonly does: 'clear' }
  /** Does what the form asks for: a whole number, every consent. */
  | { readonly does: 'complete' }
  /** The same, and a press. */
  | { readonly does: 'apply' }
  /** Clicks a consent on the screen. */
  | { readonly does: 'toggle'; readonly box: number }
  | { readonly does: 'slide'; readonly toRub: number }
  | { readonly does: 'press'; readonly how: 'click' | 'double click' | 'held Enter' }
  | { readonly does: 'pointer down' | 'pointer up' }
  | { readonly does: 'finger down'; readonly on: 'page' | 'slider' }
  /** It moves the page: the browser cancels what it did to the slider. */
  | { readonly does: 'finger scrolls' }
  /** «Повторить» of a message. */
  | { readonly does: 'retry' }
  /** «Далее» of the approved card. */
  | { readonly does: 'continue' };

/** What happens by itself. */
export type Happening =
  /** `discard` is a reload without `beforeunload`, as of a tab that the system has closed. */
  | { readonly does: 'reload' }
  | { readonly does: 'discard' }
  /** Time passes at once, as in a tab that was frozen, or in a computer that slept. */
  | { readonly does: 'freeze'; readonly ms: number }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'go offline' }
  | { readonly does: 'go online' }
  /** So many of the scripts and messages on their way arrive, which ones the scheduler says. */
  | { readonly does: 'deliver'; readonly count: number }
  /** A press during which so much arrives. */
  | { readonly does: 'hold'; readonly count: number }
  /** A finger goes down, so much arrives, and the finger scrolls the page. */
  | { readonly does: 'scroll'; readonly on: 'page' | 'slider'; readonly count: number }
  /** Everything arrives until the form can be used, or the app has it. */
  | { readonly does: 'deliver until'; readonly state: 'usable' | 'app' }
  /** Holds for the next call. */
  | { readonly does: 'break call'; readonly call: StormCall; readonly by: CallFault }
  /** Holds for the next request of this script. */
  | { readonly does: 'break script'; readonly script: StormScript };

export type Step = Act | Happening;

/** A short line for a failing order. */
export function describeStep(step: Step): string {
  const { does, ...rest } = step;
  const values = Object.values(rest).map((value) => JSON.stringify(value));
  return [does, ...values].join(' ');
}

export const VISIT_PHONE = '79261112233';
const WHOLE_PHONES = ['9123456789', '89031234567', '+79990001122'];

const worlds: fc.Arbitrary<World> = fc.record({
  variant: fc.constantFrom('settings', 'settings', 'old', 'configured'),
  startsTicked: fc.boolean(),
  usesOldCheckbox: fc.constantFrom(true, false, false),
  isChecked: fc.boolean(),
  visitPhone: fc.constantFrom('none', 'none', 'url', 'service', 'cookie'),
  isFromAd: fc.boolean(),
  restores: fc.constantFrom('never', 'beforeScripts', 'afterScripts'),
  stops: fc.boolean(),
});

const ms = fc.constantFrom(100, 400, 1_000, 3_000, 4_000, 4_000, 10_000);

/** More often than each of the others. */
const LATE: readonly CallFault[] = ['a late response', 'a late response', 'a late response'];

const often = (times: number, kind: fc.Arbitrary<Step>) =>
  Array.from({ length: times }, () => kind);

/** Kinds of steps; one that is listed more often is taken more often. */
const stepKinds: readonly fc.Arbitrary<Step>[] = [
  fc.constant<Step>({ does: 'complete' }),
  ...often(4, fc.constant<Step>({ does: 'apply' })),
  ...often(2, fc.record({ does: fc.constant('type'), text: fc.constantFrom(...WHOLE_PHONES) })),
  fc.record({ does: fc.constant('type'), text: fc.constantFrom('9', '12', '4956', 'x') }),
  fc.record({ does: fc.constant('paste'), text: fc.constantFrom('8 (912) 345-67-89', '12', '+1') }),
  fc.constant<Step>({ does: 'clear' }),
  fc.record({ does: fc.constant('toggle'), box: fc.nat(1) }),
  fc.record({ does: fc.constant('slide'), toRub: fc.constantFrom(3_000, 45_000, 100_000) }),
  ...often(2, fc.constant<Step>({ does: 'press', how: 'click' })),
  fc.constantFrom<Step>(
    { does: 'press', how: 'double click' },
    { does: 'press', how: 'held Enter' },
  ),
  ...often(2, fc.record({ does: fc.constant('hold'), count: fc.integer({ min: 1, max: 4 }) })),
  ...often(
    2,
    fc.record({
      does: fc.constant('scroll'),
      on: fc.constantFrom('page', 'slider'),
      count: fc.integer({ min: 0, max: 3 }),
    }),
  ),
  ...often(2, fc.constant<Step>({ does: 'retry' })),
  fc.constant<Step>({ does: 'continue' }),
  fc.constantFrom<Step>({ does: 'reload' }, { does: 'reload' }, { does: 'discard' }),
  fc.record({ does: fc.constant('freeze'), ms }),
  ...often(3, fc.record({ does: fc.constant('wait'), ms })),
  fc.constantFrom<Step>({ does: 'go offline' }, { does: 'go online' }, { does: 'go online' }),
  ...often(5, fc.record({ does: fc.constant('deliver'), count: fc.integer({ min: 1, max: 6 }) })),
  fc.record({ does: fc.constant('deliver until'), state: fc.constantFrom('usable', 'app') }),
  ...often(
    3,
    fc.record({
      does: fc.constant('break call'),
      call: fc.constantFrom(...STORM_CALLS, 'nextOffer'),
      by: fc.constantFrom(...(Object.keys(CALL_FAULTS) as CallFault[]), ...LATE),
    }),
  ),
  fc.record({ does: fc.constant('break script'), script: fc.constantFrom(...STORM_SCRIPTS) }),
];

/** Longest order. */
const MAX_STEPS = 40;

/** What does the steps of an order. */
interface Performer {
  readonly perform: (step: Step) => Promise<void>;
}

/** A step as a command of fast-check, whose shrinker looks for the shortest failing order. */
class StepCommand implements fc.AsyncCommand<object, Performer> {
  constructor(private readonly step: Step) {}
  check = () => true;
  run = (_model: object, performer: Performer) => performer.perform(this.step);
  toString = () => describeStep(this.step);
}

/** Loads of an order that have a scheduler of their own; later ones share the last. */
export const LOADS = 6;

interface Order {
  readonly world: World;
  /** One for each load, so that what is left of a load does not change the next one. */
  readonly schedulers: readonly fc.Scheduler[];
  readonly commands: Iterable<fc.AsyncCommand<object, Performer>>;
}

export const orders: fc.Arbitrary<Order> = fc.record({
  world: worlds,
  schedulers: fc.tuple(...Array.from({ length: LOADS }, () => fc.scheduler())),
  commands: fc.commands<object, Performer, false>(
    stepKinds.map((kind) => kind.map((step) => new StepCommand(step))),
    { maxCommands: MAX_STEPS, size: 'max' },
  ),
});
