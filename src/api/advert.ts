/** `/advert`: slot images, shown as offer logos. */
import type { CallResult } from './callResult';
import type { Transport } from './transport';
import { listOf, requiredUrlOrPath } from './fieldSchemas';

/** Response of `GET /advert/get-slot-images`: image urls. */
export const SlotImagesResponse = listOf(requiredUrlOrPath);

export function getSlotImages(
  transport: Transport,
  { type }: { type: string },
): Promise<CallResult<string[]>> {
  return transport.get('/advert/get-slot-images', { type }, SlotImagesResponse);
}
