/** The lab's entry, a chunk of its own that only development has. */
import { createRoot } from 'react-dom/client';
import type { AppStore } from '../../src/app/store';
import { applyColorMode, colorModeChosen } from '../../src/features/colorMode/colorModeSlice';
import { primaryColorSet, themeOpened } from '../../src/features/theme/themeSlice';
import { SCENARIOS } from '../scenarios';
import type { LabState } from './labAddress';
import { LabFrame } from './LabFrame';
import type { LabHost } from './labHost';
import { LabPanel } from './LabPanel';
import { QUIET_PATIENCE_MS, takeSteps, untilReady } from './takeSteps';

function mount() {
  const container = document.createElement('div');
  container.id = 'lab';
  document.body.append(container);
  return createRoot(container);
}

/** Shows the panel, and brings the page into the state that the address names. */
export async function openLab(host: LabHost): Promise<void> {
  const panel = mount();
  panel.render(<LabPanel host={host} failedStep={null} />);
  const { scenario } = host.state;
  try {
    const steps = scenario === null ? [] : (SCENARIOS[scenario].steps ?? []);
    await takeSteps(steps, host);
    await applyState(host);
  } catch (error) {
    const step = error instanceof Error ? error.message : '';
    panel.render(<LabPanel host={host} failedStep={step} />);
  }
}

async function applyState({ state, store, root, clock, calls }: LabHost): Promise<void> {
  await untilReady(root);
  if (store !== null && state.theme !== null) {
    store.dispatch(themeOpened({ alias: state.theme, isActive: true }));
    store.dispatch(primaryColorSet());
  }
  if (store !== null && state.mode !== null) {
    store.dispatch(colorModeChosen(state.mode));
    store.dispatch(applyColorMode());
  }
  if (state.skippedSec === 0) return;
  if (store !== null) await untilSubmitted(store);
  await calls.untilQuiet(QUIET_PATIENCE_MS);
  clock.skip(state.skippedSec * 1000);
}

/** An application that is under way would run out with the time that is skipped; its call may not even have begun. */
function untilSubmitted(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(end, QUIET_PATIENCE_MS);
    const look = () => {
      if (store.getState().form.status !== 'submitting') end();
    };
    const leave = store.subscribe(look);
    look();
  });
}

/** In place of the page: a frame with the page in it. */
export function openFrame(state: LabState, root: HTMLElement): void {
  root.hidden = true;
  mount().render(<LabFrame state={state} />);
}
