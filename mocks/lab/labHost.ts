/** What the lab's panel looks at and works on. */
import type { AppStore } from '../../src/app/store';
import { MOCK_RESOURCES } from '../resources';
import { SCENARIOS } from '../scenarios';
import type { MockService } from '../service';
import { readFaults } from '../wishes';
import type { CallLog } from './callLog';
import type { LabState } from './labAddress';
import type { LabClock } from './labClock';

export interface LabHost {
  /** As the address has it. */
  readonly state: LabState;
  readonly root: HTMLElement;
  readonly clock: LabClock;
  readonly calls: CallLog;
  /** Null on an error page, which has no store. */
  readonly store: AppStore | null;
  readonly setFaults: (text: string) => void;
}

/** Puts these faults in the place of all others, but for the scenario's own. */
export function faultSetter(service: MockService, scenario: LabState['scenario']) {
  const own = scenario === null ? undefined : SCENARIOS[scenario].service?.faults;
  return (text: string) => {
    const wished = readFaults(text);
    if (!wished.ok) return;
    for (const resource of MOCK_RESOURCES) {
      service.setFault(resource, wished.faults[resource] ?? own?.[resource] ?? null);
    }
  };
}
