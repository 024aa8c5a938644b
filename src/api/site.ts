/** `/site`: what the operator has set for the site, and its documents. */
import * as v from 'valibot';
import { DEFAULT_PUSH_SERVICE } from '../config/constants';
import { toWebAddressOrPath } from '../lib/webAddress';
import type { CallResult } from './callResult';
import type { Transport } from './transport';
import { flag, flagOnByDefault, idText, listOf, objectOf, text } from './wire';

/** Whose slot settings a platform reads; the three google platforms share one family. */
export const SLOT_FAMILIES = ['adsfinpro', 'google', 'yandex', 'leadstech'] as const;
export type SlotFamily = (typeof SLOT_FAMILIES)[number];

/** Where slots stand (section 3, "Ad slots"), and the word their settings carry for it. */
const PLACEMENT_WORDS = { page: '', overlay: 'overlay_', popUp: 'pop_up_' } as const;
export type SlotPlacement = keyof typeof PLACEMENT_WORDS;
type PlacementWord = (typeof PLACEMENT_WORDS)[SlotPlacement];

type SlotSetting =
  | `${SlotFamily}_slot_${PlacementWord}registration`
  | `leadstech_slot_${PlacementWord}registration_${2 | 3}`;

function slotSettings(family: SlotFamily, placement: SlotPlacement): SlotSetting[] {
  const tail = `slot_${PLACEMENT_WORDS[placement]}registration` as const;
  if (family !== 'leadstech') return [`${family}_${tail}`];
  return [`leadstech_${tail}`, `leadstech_${tail}_2`, `leadstech_${tail}_3`];
}

const PLACEMENTS: readonly SlotPlacement[] = ['page', 'overlay', 'popUp'];

const slotEntries = Object.fromEntries(
  SLOT_FAMILIES.flatMap((family) =>
    PLACEMENTS.flatMap((placement) => slotSettings(family, placement)),
  ).map((setting) => [setting, idText]),
) as Record<SlotSetting, typeof idText>;

export type SlotLists = Record<SlotPlacement, string[]>;

function readSlots(wire: Readonly<Record<SlotSetting, string>>, family: SlotFamily): SlotLists {
  const list = (placement: SlotPlacement) => [
    ...new Set(
      slotSettings(family, placement)
        .flatMap((setting) => wire[setting].split(','))
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  ];
  return { page: list('page'), overlay: list('overlay'), popUp: list('popUp') };
}

/** The answer of `GET /site/get-info` (section 3, "Site options and settings" and "Page data"). */
export const SiteInfoAnswer = v.pipe(
  objectOf({
    title: text,
    title_main: text,
    call_to_action: text,
    payment_block_site_info: text,
    payment_block_top_mobile: text,
    payment_block_top_pc: text,
    ads_use: flag,
    ads_key: text,
    country_alias: text,
    og_title: text,
    og_image: text,
    push_service: text,
    push_rafinad_code: idText,
    push_sendpulse_code: idText,
    push_repush_code: idText,
    push_repush_text: text,
    use_old_checkbox: flagOnByDefault,
    gdpr_use: flag,
    alternative_gdpr_use: flag,
    gdpr_text: text,
    ...slotEntries,
  }),
  v.transform((wire) => ({
    title: wire.title,
    titleMain: wire.title_main,
    callToAction: wire.call_to_action,
    paymentBlockSiteInfo: wire.payment_block_site_info,
    paymentBlockTopMobile: wire.payment_block_top_mobile,
    paymentBlockTopPc: wire.payment_block_top_pc,
    adsUse: wire.ads_use,
    adsKey: wire.ads_key.trim(),
    slots: {
      adsfinpro: readSlots(wire, 'adsfinpro'),
      google: readSlots(wire, 'google'),
      yandex: readSlots(wire, 'yandex'),
      leadstech: readSlots(wire, 'leadstech'),
    } satisfies Record<SlotFamily, SlotLists>,
    countryAlias: wire.country_alias,
    ogTitle: wire.og_title,
    ogImage: wire.og_image,
    pushService: wire.push_service.trim() || DEFAULT_PUSH_SERVICE,
    pushRafinadCode: wire.push_rafinad_code,
    pushSendpulseCode: wire.push_sendpulse_code,
    pushRepushCode: wire.push_repush_code,
    pushRepushText: wire.push_repush_text,
    useOldCheckbox: wire.use_old_checkbox,
    gdprUse: wire.gdpr_use,
    alternativeGdprUse: wire.alternative_gdpr_use,
    gdprText: wire.gdpr_text,
  })),
);
export type SiteOptions = v.InferOutput<typeof SiteInfoAnswer>;

export function getSiteInfo(
  transport: Transport,
  { alias, language }: { alias: string; language: string },
): Promise<CallResult<SiteOptions>> {
  return transport.get('/site/get-info', { alias, language }, SiteInfoAnswer);
}

/** A document's address may be absolute or a path on this site; a document that leads nowhere is dropped. */
export const SiteDocumentAnswer = v.pipe(
  objectOf({ id: idText, title: text, path: v.string() }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { id, title, path } = dataset.value;
    const address = toWebAddressOrPath(path);
    if (address === null) {
      addIssue({ message: 'no usable address' });
      return NEVER;
    }
    return { id, title: title.trim() || address, address };
  }),
);
export type SiteDocument = v.InferOutput<typeof SiteDocumentAnswer>;

/** The answer of `GET /site/get-documents` (section 3, "Site document"). */
export const SiteDocumentsAnswer = listOf(SiteDocumentAnswer);

export function getSiteDocuments(
  transport: Transport,
  { siteAlias, language }: { siteAlias: string; language: string },
): Promise<CallResult<SiteDocument[]>> {
  return transport.get('/site/get-documents', { siteAlias, language }, SiteDocumentsAnswer);
}
