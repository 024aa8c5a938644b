/** All scenarios by the name that `?scenario=` takes, in the order they are listed. */
import type { Scenario } from '../scenario';
import { adScenarios } from './ads';
import { consentScenarios } from './consents';
import { formScenarios } from './form';
import { noticeScenarios } from './notices';
import { offerScenarios } from './offers';
import { pageScenarios } from './page';
import { pushScenarios } from './push';
import { serviceScenarios } from './service';
import { submitScenarios } from './submit';
import { visitScenarios } from './visit';

/** Names are unique across modules: a test compares them with the merged record. */
export const SCENARIO_MODULES = [
  visitScenarios,
  formScenarios,
  consentScenarios,
  submitScenarios,
  offerScenarios,
  serviceScenarios,
  adScenarios,
  pushScenarios,
  noticeScenarios,
  pageScenarios,
] as const;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type ScenarioName = KeysOf<(typeof SCENARIO_MODULES)[number]>;

export const SCENARIOS = Object.assign({}, ...SCENARIO_MODULES) as Readonly<
  Record<ScenarioName, Scenario>
>;

export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];

export const DEFAULT_SCENARIO: ScenarioName = 'first-visit';

/** Null for any other text. */
export function findScenarioName(value: string | null | undefined): ScenarioName | null {
  return SCENARIO_NAMES.find((each) => each === value) ?? null;
}

/** @throws Error whose one-line message lists the allowed names */
export function parseScenarioName(value: string, source: string): ScenarioName {
  const name = findScenarioName(value);
  if (name !== null) return name;
  throw new Error(
    `${source}=${JSON.stringify(value)} is not a scenario; allowed: ${SCENARIO_NAMES.join(', ')}`,
  );
}
