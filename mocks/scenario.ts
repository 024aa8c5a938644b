/**
 * A state of the page as data: what the visitor brings, what the service and third parties answer, what is done, and
 * what must then be seen. One file each in `scenarios/`; `?scenario=<file name>` opens it in development and in the
 * preview, and the tests open every one.
 */
import type { ThemeAlias } from '../src/config/site';
import type { BrowserTraits } from './browserTraits';
import type { MockServiceOptions } from './service';
import type { ThirdPartyAnswer } from './thirdParties';

/** Under which heading it is listed, in this order. */
export const SCENARIO_GROUPS = [
  'Визит и тема',
  'Анкета',
  'Заявка',
  'Предложения',
  'Сервис',
  'Реклама',
  'Push и cookie',
  'Страница',
] as const;
export type ScenarioGroup = (typeof SCENARIO_GROUPS)[number];

/** What the visitor does. Each waits for the page to be ready, unless it says otherwise. */
export type Step =
  | { readonly do: 'typePhone'; readonly phone: string }
  /** Goes on to something else, so that the field is judged. */
  | { readonly do: 'leavePhone' }
  /** A checkbox, by the beginning of its name. */
  | { readonly do: 'tick'; readonly name: string }
  | { readonly do: 'submit' }
  /** A button, by the beginning of its name. */
  | { readonly do: 'press'; readonly name: string }
  /** Waits until it is there: a region, by its name. */
  | { readonly do: 'see'; readonly name: string }
  /**
   * Lets time pass once no call is under way that would run out with it; `call`: while one is; `load`: at once.
   */
  | { readonly do: 'skip'; readonly ms: number; readonly from?: 'load' | 'call' };

/** What must be so once the steps are done. */
export interface Expectation {
  /** Words that can be read on the page: text, a field's content or the name of a thing. */
  readonly shows: readonly string[];
  readonly hides?: readonly string[];
  /** `default` unless it says otherwise. */
  readonly theme?: ThemeAlias;
  /** The preloader stays. */
  readonly isBusy?: true;
  /** What became of the first ad slot. */
  readonly firstSlot?: 'filled' | 'empty';
  /** Parts of what the console may say; any other error or warning is a defect. */
  readonly logs?: readonly string[];
}

/** What the visitor's cookies may depend on. */
export interface VisitorPage {
  /** The page's address without query: `http://127.0.0.1:4173/`. */
  readonly url: string;
  readonly nowSec: number;
}

export interface Scenario {
  readonly title: string;
  readonly group: ScenarioGroup;
  /** What is particular about it, in a sentence. */
  readonly about: string;
  /** Path and query that the visitor comes to; `/` by default. */
  readonly address?: string;
  /** What earlier loads have left, by the cookie's name; every other cookie of the page is taken away. */
  readonly cookies?: (page: VisitorPage) => Readonly<Record<string, string>>;
  readonly service?: MockServiceOptions;
  /** Third parties' scripts; those that are not named do not come. */
  readonly thirdParties?: readonly ThirdPartyAnswer[];
  readonly browser?: BrowserTraits;
  readonly steps?: readonly Step[];
  readonly expects: Expectation;
}

/** The address of most visitors: straight from an ad. */
export const FROM_AD = '/?utm_source=yandex';

/** A filled-in form that is sent. */
export const APPLY: readonly Step[] = [{ do: 'typePhone', phone: '9123456789' }, { do: 'submit' }];
