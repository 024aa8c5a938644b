/** `/site`: the site's settings and documents. */
import * as v from 'valibot';
import { DEFAULT_PUSH_SERVICE } from '../config/constants';
import {
  flag,
  flagOnByDefault,
  idText,
  listOf,
  objectOf,
  requiredUrlOrPath,
  shortText,
  text,
} from './fieldSchemas';
import { trimText } from '../lib/trimText';

/** Prefixes of slot settings; the three google platforms share one. */
const SLOT_FAMILIES = ['adsfinpro', 'google', 'yandex', 'leadstech'] as const;
export type SlotFamily = (typeof SLOT_FAMILIES)[number];

/** Slot placements (section 3, "Ad slots"), and their infix in the names of slot settings (a guess). */
const PLACEMENT_INFIX = { page: '', overlay: 'overlay_', popUp: 'pop_up_' } as const;
export type SlotPlacement = keyof typeof PLACEMENT_INFIX;
type PlacementInfix = (typeof PLACEMENT_INFIX)[SlotPlacement];

export type SlotSetting =
  | `${SlotFamily}_slot_${PlacementInfix}registration`
  | `leadstech_slot_${PlacementInfix}registration_${1 | 2 | 3}`;

function slotSettings(family: SlotFamily, placement: SlotPlacement): SlotSetting[] {
  const tail = `slot_${PLACEMENT_INFIX[placement]}registration` as const;
  if (family !== 'leadstech') return [`${family}_${tail}`];
  return [`leadstech_${tail}`, `leadstech_${tail}_1`, `leadstech_${tail}_2`, `leadstech_${tail}_3`];
}

const PLACEMENTS = Object.keys(PLACEMENT_INFIX) as SlotPlacement[];

export const SLOT_SETTINGS: readonly SlotSetting[] = SLOT_FAMILIES.flatMap((family) =>
  PLACEMENTS.flatMap((placement) => slotSettings(family, placement)),
);

const slotEntries = Object.fromEntries(SLOT_SETTINGS.map((setting) => [setting, idText])) as Record<
  SlotSetting,
  typeof idText
>;

export type SlotLists = Record<SlotPlacement, string[]>;

function readSlots(raw: Readonly<Record<SlotSetting, string>>, family: SlotFamily): SlotLists {
  const list = (placement: SlotPlacement) =>
    slotSettings(family, placement)
      .flatMap((setting) => raw[setting].split(','))
      .map(trimText)
      .filter((id) => id !== '');
  return { page: list('page'), overlay: list('overlay'), popUp: list('popUp') };
}

/**
 * Response of `GET /site/get-info` (section 3, "Site options and settings", "Page data"); a missing or ill-typed field
 * has its default.
 */
export const SiteInfoResponse = v.pipe(
  objectOf({
    title: text,
    title_main: text,
    call_to_action: shortText,
    payment_block_site_info: text,
    payment_block_top_mobile: text,
    payment_block_top_pc: text,
    ads_use: flag,
    ads_key: shortText,
    country_alias: text,
    og_title: text,
    og_image: text,
    push_service: shortText,
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
  v.transform((raw) => ({
    title: raw.title,
    titleMain: raw.title_main,
    callToAction: raw.call_to_action,
    paymentBlockSiteInfo: raw.payment_block_site_info,
    paymentBlockTopMobile: raw.payment_block_top_mobile,
    paymentBlockTopPc: raw.payment_block_top_pc,
    usesAds: raw.ads_use,
    adsKey: raw.ads_key,
    slots: {
      adsfinpro: readSlots(raw, 'adsfinpro'),
      google: readSlots(raw, 'google'),
      yandex: readSlots(raw, 'yandex'),
      leadstech: readSlots(raw, 'leadstech'),
    } satisfies Record<SlotFamily, SlotLists>,
    countryAlias: raw.country_alias,
    ogTitle: raw.og_title,
    ogImage: raw.og_image,
    pushService: raw.push_service || DEFAULT_PUSH_SERVICE,
    pushRafinadCode: raw.push_rafinad_code,
    pushSendpulseCode: raw.push_sendpulse_code,
    pushRepushCode: raw.push_repush_code,
    pushRepushText: raw.push_repush_text,
    usesOldCheckbox: raw.use_old_checkbox,
    usesCookieNotice: raw.gdpr_use,
    usesAlternativeCookieNotice: raw.alternative_gdpr_use,
    gdprText: raw.gdpr_text,
  })),
);
export type SiteSettings = v.InferOutput<typeof SiteInfoResponse>;

/** Invalid unless its url is absolute or a path on this site. */
export const SiteDocumentItem = v.pipe(
  objectOf({ id: idText, title: text, path: requiredUrlOrPath }),
  v.transform(({ id, title, path: url }) => ({ id, title: trimText(title) || url, url })),
);
export type SiteDocument = v.InferOutput<typeof SiteDocumentItem>;

/** Response of `GET /site/get-documents` (section 3, "Site document"). */
export const SiteDocumentsResponse = listOf(SiteDocumentItem);
