/** `/counter`: the one call of section 7 that returns a script. */
import { API_BASE } from '../config/constants';

/** Url of a site's counter script. */
export function counterScriptUrl(alias: string): string {
  return `${API_BASE}/counter/get-by?alias=${encodeURIComponent(alias)}`;
}
