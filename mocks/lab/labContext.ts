import type { AppStore } from '../../src/app/store';
import { colorModeChosen } from '../../src/features/colorMode/colorModeSlice';
import { themePreviewed } from '../../src/features/theme/themeSlice';
import { parseFaults } from '../overrides';
import { MOCK_RESOURCES } from '../resources';
import { SCENARIOS } from '../scenarios';
import type { MockService } from '../service';
import type { CallLog } from './callLog';
import type { SkipTime } from './labClock';
import type { LabState } from './labUrl';
import type { Storm } from './storm';

/** Everything the panel shows and controls. */
export interface LabContext {
  /** From the page url. */
  readonly state: LabState;
  readonly root: HTMLElement;
  readonly skipTime: SkipTime;
  readonly calls: CallLog;
  /** Null on an error page. */
  readonly store: AppStore | null;
  readonly setFaults: (text: string) => void;
  /** Null unless the url asks for an order of events. */
  readonly storm: Storm | null;
}

/** Null and missing settings change nothing. */
export function applyAppearance(
  store: AppStore | null,
  { theme = null, mode = null }: Partial<LabState>,
): void {
  if (theme !== null) store?.dispatch(themePreviewed(theme));
  if (mode !== null) store?.dispatch(colorModeChosen(mode));
}

/** Returns a setter that replaces all faults except the scenario's own. */
export function createFaultSetter(service: MockService, scenario: LabState['scenario']) {
  const scenarioFaults = scenario === null ? undefined : SCENARIOS[scenario].service?.faults;
  return (text: string) => {
    const parsed = parseFaults(text);
    if (!parsed.ok) return;
    for (const resource of MOCK_RESOURCES) {
      service.setFault(resource, parsed.faults[resource] ?? scenarioFaults?.[resource] ?? null);
    }
  };
}
