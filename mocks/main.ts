/** Development entry: the mock service must run before the page starts; the lab follows. */
import { approvalRestored } from '../src/application/applicationReducers';
import { createApplication } from '../src/application/applicationState';
import type { Approval } from '../src/application/savedState';
import { applyBrowserTraits } from './browserTraits';
import { installLabClock } from './lab/labClock';
import type { LabContext } from './lab/labContext';
import { parseLabState, type LabState } from './lab/labUrl';
import { createPendingCalls } from './lab/pendingCalls';
import { createThirdPartyHandler } from './lab/thirdPartyHandlers';
import { SCENARIOS } from './scenarios';
import { createMockService } from './service';
import { startWorker } from './worker';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
const state = parseLabState(location.search);

if (state.widthPx !== null && window.top === window) {
  const { openViewport } = await import('./lab/openLab');
  openViewport(state, root);
} else {
  await openPage(state, root);
}

async function openPage(state: LabState, root: HTMLElement): Promise<void> {
  const scenario = state.scenario === null ? null : SCENARIOS[state.scenario];
  applyBrowserTraits(scenario?.browser ?? {});
  // The inline script has read what the previous load of this scenario has kept.
  if (scenario !== null) restoreApproval(scenario.browser?.approval);
  const skipTime = installLabClock(window);
  // A reload starts a new service, while the visit cookie keeps the token of the previous one.
  const service = createMockService({
    delayMs: 'realistic',
    knownTokens: 'any',
    ...scenario?.service,
  });
  const calls = createPendingCalls();
  // Without a scenario third-party scripts load from the network.
  const thirdParties =
    scenario === null ? [] : [createThirdPartyHandler(scenario.thirdParties ?? [])];
  await startWorker([calls.count(service.handlers), ...thirdParties]);

  let store: LabContext['store'] = null;
  window.__onStoreCreated = (opened) => {
    store = opened;
  };
  await import('../src/main');
  const { openLab } = await import('./lab/openLab');
  await openLab({ state, root, skipTime, calls, store });
}

function restoreApproval(approval: Approval | undefined): void {
  const application =
    approval === undefined ? null : approvalRestored(createApplication(), { payload: approval });
  const takeForm = () => ({ end: () => ({ application, pressed: null }) });
  Object.assign(window.__landing ?? {}, { takeForm });
}
