/** Progress and submit button follow the fields before hydration; part of the bootstrap, which runs before React. */
import { findInput } from '../boot/savedInput';
import { isCompletePhone, formatPhone } from '../features/form/phone';
import { progressPercent, progressText } from '../features/form/progress';

/** @returns a function that ends it */
export function startPreHydrationProgress(root: HTMLElement): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const show = () => showProgress(root);
  root.addEventListener('input', show, options);
  root.addEventListener('change', show, options);
  // Browsers restore fields without an event.
  addEventListener('pageshow', show, options);
  show();
  return () => listening.abort();
}

/** Changes what `SubmitSection` has marked as differing at hydration. */
function showProgress(root: HTMLElement): void {
  const submit = root.querySelector<HTMLButtonElement>('[type=submit]');
  const bar = root.querySelector('[role=progressbar]');
  const fill = bar?.firstElementChild;
  if (submit === null || !(fill instanceof HTMLElement)) return;
  const parts = {
    isPhoneComplete: isCompletePhone(formatPhone(findInput(root, 'telephone')?.value ?? '')),
    isAccepted: findInput(root, 'accept')?.checked === true,
  };
  const percent = progressPercent(parts);
  bar?.setAttribute('aria-valuenow', String(percent));
  fill.style.transform = `scaleX(${String(percent / 100)})`;
  submit.disabled = percent < 100;
  const line = document.getElementById(submit.getAttribute('aria-describedby') ?? '');
  const text = progressText(parts);
  // A live region: screen readers may read a text again that is written again.
  if (line !== null && line.textContent !== text) line.textContent = text;
}
