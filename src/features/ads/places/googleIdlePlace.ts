import { placeUnit } from './googleUnit';
import type { Place } from './place';

/** `google_not_start`: script and units; somebody else starts them. */
export const place: Place = { needs: ['accountId'], show: placeUnit };
