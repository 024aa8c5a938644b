/** The source of a visit. A file of its own, because it is the only schema that the initial chunks need. */
import * as v from 'valibot';
import { flag, idText, objectOf, requiredId, text } from './fieldSchemas';

/** Response of `POST /help/parse-source-from-url` (section 3, "Source parse response"). Invalid without a token. */
export const SourceResponse = v.pipe(
  objectOf({
    key: idText,
    token: requiredId,
    telephone: idText,
    region_id: idText,
    use_alternative_settings: flag,
    ads_key_custom: text,
    ads_use_custom: flag,
  }),
  v.transform((raw) => ({
    key: raw.key,
    token: raw.token,
    telephone: raw.telephone,
    regionId: raw.region_id,
    alternativeSettings: raw.use_alternative_settings,
    adsKeyCustom: raw.ads_key_custom,
    adsUseCustom: raw.ads_use_custom,
  })),
);
export type Source = v.InferOutput<typeof SourceResponse>;
