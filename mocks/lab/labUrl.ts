/** Lab settings as url parameters, so that a link reproduces the state. */
import { DEFAULT_THEME_ALIAS, THEME_COLORS } from '../../src/config/constants';
import { DEFAULT_SITE, type ThemeAlias } from '../../src/config/site';
import {
  COLOR_MODE_PREFERENCES,
  type ColorModePreference,
} from '../../src/features/colorMode/colorMode';
import { SCENARIO_PARAMETER, SITE_PARAMETER } from '../overrides';
import { DEFAULT_SCENARIO, findScenarioName, SCENARIOS, type ScenarioName } from '../scenarios';

export const LAB_THEMES: readonly ThemeAlias[] = [DEFAULT_THEME_ALIAS, ...THEME_COLORS];
export const LAB_WIDTHS_PX = [360, 390, 768, 1440] as const;

/** Names of the shipped sites; the first is the default. */
export const LAB_SITES = Object.keys(import.meta.glob('../../src/config/sites/*.json'))
  .map((path) => path.replace(/^.*\/|\.json$/g, ''))
  .sort((one, other) => Number(other === DEFAULT_SITE) - Number(one === DEFAULT_SITE));

export interface LabState {
  /** Null is the default site. */
  readonly site: string | null;
  readonly scenario: ScenarioName | null;
  /** Null keeps the visit's own theme; the other settings likewise. */
  readonly theme: ThemeAlias | null;
  readonly mode: ColorModePreference | null;
  /** Skipped after the scenario's last step. */
  readonly skippedSec: number;
  /** Iframe width; null shows the page without an iframe. */
  readonly widthPx: number | null;
  readonly isOpen: boolean;
}

const PARAMETER = {
  theme: 'lab-theme',
  mode: 'lab-mode',
  skippedSec: 'lab-skip',
  widthPx: 'lab-width',
  isOpen: 'lab-open',
} as const;
const LAB_PARAMETERS: readonly string[] = [
  ...Object.values(PARAMETER),
  SITE_PARAMETER,
  SCENARIO_PARAMETER,
];

/** Ignores missing and invalid parameters. */
export function parseLabState(search: string): LabState {
  const parameters = new URLSearchParams(search);
  const oneOf = <T extends string>(name: string, allowed: readonly T[]): T | null =>
    allowed.find((each) => each === parameters.get(name)) ?? null;
  const number = (name: string) => {
    const text = parameters.get(name) ?? '';
    return /^\d{1,5}$/.test(text) ? Number(text) : 0;
  };
  const widthPx = number(PARAMETER.widthPx);
  return {
    site: oneOf(SITE_PARAMETER, LAB_SITES),
    scenario: findScenarioName(parameters.get(SCENARIO_PARAMETER)),
    theme: oneOf(PARAMETER.theme, LAB_THEMES),
    mode: oneOf(PARAMETER.mode, COLOR_MODE_PREFERENCES),
    skippedSec: number(PARAMETER.skippedSec),
    widthPx: widthPx >= 280 && widthPx <= 3_840 ? widthPx : null,
    isOpen: parameters.get(PARAMETER.isOpen) === '1',
  };
}

/** Keeps the page's own parameters, unless the scenario changes. */
export function buildLabUrl(pageUrl: string, state: LabState): string {
  const current = new URL(pageUrl);
  const { site, scenario, theme, mode, skippedSec, widthPx, isOpen } = state;
  const isSameScenario = scenario === parseLabState(current.search).scenario;
  const link = isSameScenario
    ? current
    : new URL(SCENARIOS[scenario ?? DEFAULT_SCENARIO].url, current);
  LAB_PARAMETERS.forEach((name) => link.searchParams.delete(name));
  link.hash = '';
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== 0) link.searchParams.set(name, String(value));
  };
  set(SITE_PARAMETER, site);
  set(SCENARIO_PARAMETER, scenario);
  set(PARAMETER.theme, theme);
  set(PARAMETER.mode, mode);
  set(PARAMETER.skippedSec, skippedSec);
  set(PARAMETER.widthPx, widthPx);
  set(PARAMETER.isOpen, isOpen ? 1 : 0);
  return link.href;
}
