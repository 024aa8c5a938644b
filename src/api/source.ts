/** What the service says of a visit. Apart from the other answers: it is the only one that the form waits for. */
import * as v from 'valibot';
import { flag, idText, objectOf, requiredId, text } from './wire';

export const PARSE_SOURCE_PATH = '/help/parse-source-from-url';

/** The answer of `POST /help/parse-source-from-url` (section 3, "Source parse response"). Without a token it is none. */
export const SourceAnswer = v.pipe(
  objectOf({
    key: idText,
    token: requiredId,
    telephone: idText,
    region_id: idText,
    use_alternative_settings: flag,
    ads_key_custom: text,
    ads_use_custom: flag,
  }),
  v.transform((wire) => ({
    key: wire.key,
    token: wire.token,
    telephone: wire.telephone,
    regionId: wire.region_id,
    alternativeSettings: wire.use_alternative_settings,
    adsKeyCustom: wire.ads_key_custom,
    adsUseCustom: wire.ads_use_custom,
  })),
);
export type Source = v.InferOutput<typeof SourceAnswer>;
