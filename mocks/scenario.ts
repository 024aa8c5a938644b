/** A scenario is a page state as data: what the visitor brings, what the service returns, what to do, what to expect. */
import type { ThemeAlias } from '../src/config/site';
import type { BrowserTraits } from './browserTraits';
import type { MockServiceOptions } from './service';
import type { SiteOverrides } from './siteOverrides';
import type { ThirdPartyScript } from './thirdParties';

/** Headings of the scenario list, in display order. */
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

/** One visitor action. Runs once the page is ready, except `skipTime` with `when: 'loading'`. */
export type Step =
  | { readonly action: 'typePhone'; readonly phone: string }
  | { readonly action: 'blurPhone' }
  | { readonly action: 'submit' }
  /** A checkbox or radio button, or a button, whose accessible name starts with `name`. */
  | { readonly action: 'check' | 'click'; readonly name: string }
  /** Waits until no request is pending, because skipped time would time out a pending request; `when` overrides that. */
  | {
      readonly action: 'skipTime';
      readonly ms: number;
      readonly when?: 'loading' | 'requestPending';
    };

/** Expected state after the last step. */
interface Expectation {
  /** Substrings of the visible text, field values and accessible names, at any width. */
  readonly shows: readonly string[];
  readonly hides?: readonly string[];
  /** Defaults to `default`. */
  readonly theme?: ThemeAlias;
  /** True while the preloader stays. */
  readonly isBusy?: true;
  readonly firstSlot?: 'filled' | 'unfilled';
  /** Substrings of allowed console errors and warnings; any other fails the test. */
  readonly logs?: readonly string[];
}

export interface Scenario {
  readonly title: string;
  readonly group: ScenarioGroup;
  /** One sentence. */
  readonly description: string;
  /** Landing path and query. */
  readonly url: string;
  /** Cookies of earlier visits by name; every other page cookie is removed. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** Settings of the site that differ. */
  readonly site?: SiteOverrides;
  readonly service?: MockServiceOptions;
  /** Third-party scripts that load; any other request to a third party fails. */
  readonly thirdParties?: readonly ThirdPartyScript[];
  readonly browser?: BrowserTraits;
  readonly steps?: readonly Step[];
  readonly expects: Expectation;
}
