/**
 * Keeps scripts from writing into the document. Once it has loaded, a write replaces it: form, phone number and all.
 * Browsers refuse that while such a script runs, but not from its timers. The page itself never writes; ads in frames
 * have documents of their own.
 */
export function refuseDocumentWrites(page: Document): void {
  const ignore = () => undefined;
  const inert = { write: ignore, writeln: ignore, open: () => page, close: ignore };
  for (const [name, value] of Object.entries(inert)) {
    Object.defineProperty(page, name, { value, configurable: true, writable: true });
  }
}
