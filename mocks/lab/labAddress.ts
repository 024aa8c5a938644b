/** What the lab has set, as parameters of the page's address: a link with them shows the same to somebody else. */
import { DEFAULT_THEME_ALIAS, THEME_COLORS } from '../../src/config/constants';
import type { ThemeAlias } from '../../src/config/site';
import { SCENARIO_PARAMETER } from '../entrance';
import { SCENARIO_NAMES, SCENARIOS, type ScenarioName } from '../scenarios';
import { FAULT_QUERY, readFaults } from '../wishes';

export const LAB_THEMES: readonly ThemeAlias[] = [DEFAULT_THEME_ALIAS, ...THEME_COLORS];
export const LAB_MODES = ['system', 'light', 'dark'] as const;
export const LAB_WIDTHS_PX = [360, 390, 768, 1440] as const;

export interface LabState {
  /** Null for the page as it comes by itself. */
  readonly scenario: ScenarioName | null;
  /** Null for what follows from the visit; likewise below. */
  readonly theme: ThemeAlias | null;
  readonly mode: (typeof LAB_MODES)[number] | null;
  /** How far the clock is moved on once the page is ready and the scenario's steps are done. */
  readonly skippedSec: number;
  /** Faults as text, in the grammar of `wishes.ts`; empty for none. */
  readonly faults: string;
  /** The page in a frame of this width; null for the window's own. */
  readonly widthPx: number | null;
  /** Whether the panel is unfolded. */
  readonly isOpen: boolean;
}

const PARAMETER = {
  theme: 'lab-theme',
  mode: 'lab-mode',
  skippedSec: 'lab-skip',
  widthPx: 'lab-width',
  isOpen: 'lab-open',
} as const;
const OWN: readonly string[] = [...Object.values(PARAMETER), SCENARIO_PARAMETER, FAULT_QUERY];

/** What the address says; what it does not say, or says wrongly, is not set. */
export function readLabState(search: string): LabState {
  const parameters = new URLSearchParams(search);
  const oneOf = <T extends string>(name: string, allowed: readonly T[]): T | null =>
    allowed.find((each) => each === parameters.get(name)) ?? null;
  const number = (name: string) => {
    const text = parameters.get(name) ?? '';
    return /^\d{1,5}$/.test(text) ? Number(text) : 0;
  };
  const faults = parameters.get(FAULT_QUERY) ?? '';
  const widthPx = number(PARAMETER.widthPx);
  return {
    scenario: oneOf(SCENARIO_PARAMETER, SCENARIO_NAMES),
    theme: oneOf(PARAMETER.theme, LAB_THEMES),
    mode: oneOf(PARAMETER.mode, LAB_MODES),
    skippedSec: number(PARAMETER.skippedSec),
    faults: readFaults(faults).ok ? faults : '',
    widthPx: widthPx >= 280 && widthPx <= 3_840 ? widthPx : null,
    isOpen: parameters.get(PARAMETER.isOpen) === '1',
  };
}

/**
 * @param address the page's, absolute; without a scenario its own parameters stay
 * @returns the address that shows this state
 */
export function labLink(address: string, state: LabState): string {
  const now = new URL(address);
  const { scenario, theme, mode, skippedSec, faults, widthPx, isOpen } = state;
  const isSame = scenario === readLabState(now.search).scenario;
  const link = isSame
    ? new URL(now.href)
    : new URL(SCENARIOS[scenario ?? 'first-visit'].address ?? '/', now);
  OWN.forEach((name) => link.searchParams.delete(name));
  link.hash = '';
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== '' && value !== 0) link.searchParams.set(name, String(value));
  };
  set(SCENARIO_PARAMETER, scenario);
  set(PARAMETER.theme, theme);
  set(PARAMETER.mode, mode);
  set(PARAMETER.skippedSec, skippedSec);
  set(FAULT_QUERY, faults);
  set(PARAMETER.widthPx, widthPx);
  set(PARAMETER.isOpen, isOpen ? 1 : 0);
  return link.href;
}
