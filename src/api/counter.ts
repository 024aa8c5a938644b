/** `/counter`: the one call of section 7 that is a script. */
import { API_BASE } from '../config/constants';

/** The address of the counter's script for a site. */
export function counterScriptAddress(alias: string): string {
  return `${API_BASE}/counter/get-by?alias=${encodeURIComponent(alias)}`;
}
