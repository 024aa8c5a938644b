/** `/advert`: pictures for offers without one of their own. */
import * as v from 'valibot';
import { toWebAddressOrPath } from '../lib/webAddress';
import type { CallResult } from './callResult';
import type { Transport } from './transport';
import { listOf } from './wire';

const Picture = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = toWebAddressOrPath(dataset.value);
    if (address !== null) return address;
    addIssue({ message: 'no usable address' });
    return NEVER;
  }),
);

/** The answer of `GET /advert/get-slot-images`: addresses of pictures. */
export const SlotImagesAnswer = listOf(Picture);

export function getSlotImages(
  transport: Transport,
  { type }: { type: string },
): Promise<CallResult<string[]>> {
  return transport.get('/advert/get-slot-images', { type }, SlotImagesAnswer);
}
