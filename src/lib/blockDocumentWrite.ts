/**
 * Disables `document.write` for third-party scripts: after load it would replace the document and the entered data.
 * Browsers block it in async scripts, but not in their timers. Frames have documents of their own.
 */
export function blockDocumentWrite(target: Document): void {
  const ignore = () => undefined;
  const inert = { write: ignore, writeln: ignore, open: () => target, close: ignore };
  for (const [name, value] of Object.entries(inert)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}
