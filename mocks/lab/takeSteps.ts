/** Does on the page what a scenario's visitor does, as far as a script can. */
import type { Step } from '../scenario';
import type { CallLog } from './callLog';
import type { LabClock } from './labClock';

const PATIENCE_MS = 15_000;
/** For calls that are not meant to last; those that are end by themselves not much later. */
export const QUIET_PATIENCE_MS = 9_000;

/** Resolves when the page is ready; never, where it does not become so. */
export function untilReady(root: HTMLElement): Promise<void> {
  return until(root, () => (root.getAttribute('aria-busy') === 'false' ? true : null)).then(
    () => undefined,
  );
}

/** Looks now and after every change of the page. */
function until<T>(root: HTMLElement, find: () => T | null): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const found = find();
      if (found === null) return;
      observer.disconnect();
      resolve(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributes: true, childList: true, subtree: true });
    look();
  });
}

interface StepContext {
  root: HTMLElement;
  clock: LabClock;
  calls: CallLog;
}

/** @throws Error that names the step whose target does not come */
export async function takeSteps(
  steps: readonly Step[],
  { root, clock, calls }: StepContext,
): Promise<void> {
  for (const step of steps) {
    if (!(step.do === 'skip' && step.from === 'load')) await untilReady(root);
    if (step.do === 'submit' || (step.do === 'skip' && step.from === undefined)) {
      await calls.untilQuiet(QUIET_PATIENCE_MS);
    }
    if (step.do === 'skip' && step.from === 'call') await calls.untilAsked();
    await take(step, root, clock);
  }
}

async function take(step: Step, root: HTMLElement, clock: LabClock): Promise<void> {
  const find = <T extends HTMLElement>(
    selector: string,
    accepts: (each: T) => boolean = () => true,
  ) =>
    withinPatience(
      until(root, () => [...root.querySelectorAll<T>(selector)].find(accepts) ?? null),
      step,
    );
  const isNamed = (name: string) => (element: HTMLElement) => nameOf(element).startsWith(name);
  switch (step.do) {
    case 'typePhone':
      type(await find<HTMLInputElement>('input[name=telephone]'), step.phone);
      return;
    case 'leavePhone': {
      const phone = await find<HTMLInputElement>('input[name=telephone]');
      phone.focus();
      phone.blur();
      return;
    }
    case 'tick':
      (await find<HTMLInputElement>('input[type=checkbox]', isNamed(step.name))).click();
      return;
    case 'submit':
      (await find<HTMLButtonElement>('[type=submit]', ({ disabled }) => !disabled)).click();
      return;
    case 'press':
      (await find<HTMLButtonElement>('button', isNamed(step.name))).click();
      return;
    case 'see':
      await find('section', isNamed(step.name));
      return;
    case 'skip':
      clock.skip(step.ms);
  }
}

function withinPatience<T>(found: Promise<T>, step: Step): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(JSON.stringify(step))), PATIENCE_MS);
    void found.then(resolve).finally(() => clearTimeout(timer));
  });
}

/** As near to the name that a voice says as the page needs. */
function nameOf(element: HTMLElement): string {
  const label =
    element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  return (element.getAttribute('aria-label') ?? label ?? '').replace(/\s+/g, ' ').trim();
}

/** Past React, which would take a value set by a script for its own. */
function type(field: HTMLInputElement, text: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}
