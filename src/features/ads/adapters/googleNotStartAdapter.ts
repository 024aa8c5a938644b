import { insertUnit } from './googleUnit';
import type { AdAdapter } from './adAdapter';

/** `google_not_start`: script and units without an ad request. */
export const googleNotStartAdapter: AdAdapter = { requiredFields: ['accountId'], show: insertUnit };
