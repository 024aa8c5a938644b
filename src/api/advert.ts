/** `/advert`: slot images, shown as offer logos. */
import * as v from 'valibot';
import { toWebUrlOrPath } from '../lib/webUrl';
import type { CallResult } from './callResult';
import type { Transport } from './transport';
import { listOf } from './fieldSchemas';

const Picture = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const url = toWebUrlOrPath(dataset.value);
    if (url !== null) return url;
    addIssue({ message: 'no usable url' });
    return NEVER;
  }),
);

/** Response of `GET /advert/get-slot-images`: image urls. */
export const SlotImagesResponse = listOf(Picture);

export function getSlotImages(
  transport: Transport,
  { type }: { type: string },
): Promise<CallResult<string[]>> {
  return transport.get('/advert/get-slot-images', { type }, SlotImagesResponse);
}
