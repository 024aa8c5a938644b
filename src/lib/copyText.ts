import { getProp, isFunction } from './readUnknown';

/** Copies to the clipboard. @returns false when the browser has no way to */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or no secure context, where the API is missing.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const execCommand = getProp(document, 'execCommand');
  if (!isFunction(execCommand)) return false;
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(field);
  try {
    field.select();
    return execCommand.call(document, 'copy') === true;
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
