import { counterScriptAddress } from '../api/counter';
import { refuseDocumentWrites } from '../lib/documentWrites';
import { setScriptAddress } from '../lib/scriptAddress';

/** Adds the counter's script (section 7) once the page has loaded. Nothing depends on it: blockers do block it. */
export function loadCounter(alias: string): void {
  const add = () => {
    refuseDocumentWrites(document);
    const script = document.createElement('script');
    script.async = true;
    setScriptAddress(script, counterScriptAddress(alias));
    document.head.append(script);
  };
  if (document.readyState === 'complete') add();
  else addEventListener('load', add, { once: true });
}
