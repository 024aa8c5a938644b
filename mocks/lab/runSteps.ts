/** Runs a scenario's steps on the page in development. */
import { findByRole, fireEvent, waitFor } from '@testing-library/dom';
import type { Step } from '../scenario';
import type { LabContext } from './labContext';

const STEP_TIMEOUT_MS = 15_000;
const MAX_TIMEOUT_MS = 2_147_483_647;
/** Ends the wait for requests that are meant to hang. */
export const IDLE_TIMEOUT_MS = 9_000;

/** Never resolves on a page that stays busy. */
export function waitUntilReady(root: HTMLElement): Promise<void> {
  return waitFor(
    () => {
      if (root.getAttribute('aria-busy') !== 'false') throw new Error('the page is busy');
    },
    { container: root, timeout: MAX_TIMEOUT_MS },
  );
}

/** Skipped time would time out a submit that is under way, and whose request may not have started yet. */
export async function waitUntilSubmitted(root: HTMLElement): Promise<void> {
  const check = () => {
    const isSubmitting = root.querySelector('[type=submit][aria-busy=true]') !== null;
    if (isSubmitting) throw new Error('an application is being sent');
  };
  await waitFor(check, { container: root, timeout: IDLE_TIMEOUT_MS }).catch(() => undefined);
}

type StepContext = Pick<LabContext, 'root' | 'skipTime' | 'calls'>;

/** @throws Error whose message is the failed step */
export async function runSteps(steps: readonly Step[], context: StepContext): Promise<void> {
  const { root, calls } = context;
  for (const step of steps) {
    const when = step.action === 'skipTime' ? (step.when ?? 'idle') : undefined;
    if (when !== 'loading') await waitUntilReady(root);
    if (step.action === 'submit' || when === 'idle') await calls.waitForIdle(IDLE_TIMEOUT_MS);
    if (when === 'requestPending') await calls.waitForPending();
    await runStep(step, context).catch(() => {
      throw new Error(JSON.stringify(step));
    });
  }
}

async function runStep(step: Step, { root, skipTime }: StepContext): Promise<void> {
  const find = (role: string, name: string) =>
    findByRole(root, role, { name: new RegExp(`^${name}`) }, { timeout: STEP_TIMEOUT_MS });
  const findPhone = () => find('textbox', 'Мобильный телефон');
  switch (step.action) {
    case 'typePhone': {
      const phone = await findPhone();
      phone.focus();
      fireEvent.input(phone, { target: { value: step.phone } });
      return;
    }
    case 'blurPhone': {
      const phone = await findPhone();
      phone.focus();
      phone.blur();
      return;
    }
    case 'check':
      (await Promise.any([find('checkbox', step.name), find('radio', step.name)])).click();
      return;
    case 'submit':
      (await waitFor(() => getEnabledSubmit(root), { timeout: STEP_TIMEOUT_MS })).click();
      return;
    case 'click':
      (await find('button', step.name)).click();
      return;
    case 'skipTime':
      skipTime(step.ms);
  }
}

function getEnabledSubmit(root: HTMLElement): HTMLButtonElement {
  const button = root.querySelector<HTMLButtonElement>('[type=submit]:enabled');
  if (button === null) throw new Error('the form cannot be submitted');
  return button;
}
