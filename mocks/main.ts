/** The entry in development: the mock service first, then the page, which must find it there, then the lab. */
import { startWorker } from './browser';
import { takeOnTraits } from './browserTraits';
import { createCallLog } from './lab/callLog';
import { readLabState, type LabState } from './lab/labAddress';
import { installLabClock } from './lab/labClock';
import { faultSetter, type LabHost } from './lab/labHost';
import { thirdPartyHandlers } from './lab/thirdPartyHandlers';
import { SCENARIOS } from './scenarios';
import { createMockService } from './service';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
const state = readLabState(location.search);

if (state.widthPx !== null && window.top === window) {
  const { openFrame } = await import('./lab/openLab');
  openFrame(state, root);
} else {
  await openPage(state, root);
}

async function openPage(state: LabState, root: HTMLElement): Promise<void> {
  const scenario = state.scenario === null ? null : SCENARIOS[state.scenario];
  takeOnTraits(scenario?.browser ?? {});
  const clock = installLabClock(window);
  // A reload is a new service, while the visitor's cookie still holds the token of the one before.
  const service = createMockService({
    delayMs: 'realistic',
    earlierTokens: 'any',
    ...scenario?.service,
  });
  const setFaults = faultSetter(service, state.scenario);
  setFaults(state.faults);
  const calls = createCallLog();
  // Without a scenario the page is left to meet whom it would meet.
  const thirdParties = scenario === null ? [] : thirdPartyHandlers(scenario.thirdParties ?? []);
  await startWorker([calls.watch(service.handlers), ...thirdParties]);

  let store: LabHost['store'] = null;
  window.__pageOpened = (opened) => {
    store = opened;
  };
  await import('../src/main');
  const { openLab } = await import('./lab/openLab');
  await openLab({ state, root, clock, calls, store, setFaults });
}
