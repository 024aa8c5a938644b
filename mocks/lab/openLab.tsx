/** Lab entry: a separate chunk that exists in development only. */
import { createRoot } from 'react-dom/client';
import { SCENARIOS } from '../scenarios';
import { applyAppearance, type LabContext } from './labContext';
import { LabPanel } from './LabPanel';
import type { LabState } from './labUrl';
import { LabViewport } from './LabViewport';
import { IDLE_TIMEOUT_MS, runSteps, waitUntilReady, waitUntilSubmitted } from './runSteps';

function createLabRoot() {
  const container = document.createElement('div');
  container.id = 'lab';
  document.body.append(container);
  return createRoot(container);
}

/** Renders the panel and brings the page into the state that the url describes. */
export async function openLab(context: LabContext): Promise<void> {
  const labRoot = createLabRoot();
  labRoot.render(<LabPanel context={context} failedStep={null} />);
  const { scenario } = context.state;
  try {
    const steps = scenario === null ? [] : (SCENARIOS[scenario].steps ?? []);
    await runSteps(steps, context);
    await applyState(context);
  } catch (error) {
    const step = error instanceof Error ? error.message : '';
    labRoot.render(<LabPanel context={context} failedStep={step} />);
  }
}

async function applyState({ state, store, root, skipTime, calls }: LabContext): Promise<void> {
  await waitUntilReady(root);
  applyAppearance(store, state);
  if (state.skippedSec === 0) return;
  await waitUntilSubmitted(root);
  await calls.waitForIdle(IDLE_TIMEOUT_MS);
  skipTime(state.skippedSec * 1000);
}

/** Shows the page in an iframe instead of in this window. */
export function openViewport(state: LabState, root: HTMLElement): void {
  root.hidden = true;
  createLabRoot().render(<LabViewport state={state} />);
}
