/** Which ad platform a page shows and where, and what can be wrong with its settings (sections 3 and 8). */
import type { SiteOptions, SlotFamily, SlotLists, SlotPlacement } from '../../api/site';
import { AD_PLATFORMS } from '../../config/constants';
import type { AdPlatform, SiteConfig } from '../../config/site';
import type { VisitRecord } from '../visit/visitRecord';

export interface AdSetup {
  platform: AdPlatform;
  slots: SlotLists;
}

/** A field of the site config's ad accounts without which a platform cannot start. */
export type AccountField = 'alias' | 'accountId' | 'scriptUrl';

/** A mistake in the ads' settings, as data that an operator can act on (section 8). */
export type AdSetupProblem =
  | { kind: 'platformMissing'; available: AdPlatform[] }
  | { kind: 'aliasUnknown'; alias: string; available: AdPlatform[] }
  | { kind: 'fieldMissing'; platform: AdPlatform; field: AccountField }
  | { kind: 'wrapperMissing'; platform: AdPlatform; slotId: string }
  /** `setting` is the one that should hold the page's blocks or slots. */
  | { kind: 'slotKeyMissing'; platform: AdPlatform; setting: string };

/** The same, thrown; whoever starts the ads catches and stores it. */
export class AdSetupError extends Error {
  override readonly name = 'AdSetupError';

  constructor(readonly problem: AdSetupProblem) {
    super(describeAdSetupProblem(problem));
  }
}

export const NO_SLOTS: SlotLists = { page: [], overlay: [], popUp: [] };

const SLOT_FAMILY: Record<AdPlatform, SlotFamily | null> = {
  adsfinpro: 'adsfinpro',
  google: 'google',
  google_many: 'google',
  google_not_start: 'google',
  yandex: 'yandex',
  leadstech: 'leadstech',
  ads_none: null,
};

/**
 * The platform that the settings name, or the visit's own where it brings one, with its slots.
 *
 * @throws AdSetupError when none is named, or one that the site does not have
 */
export function resolveAdSetup(
  options: Pick<SiteOptions, 'adsUse' | 'adsKey' | 'slots'>,
  visit: Pick<VisitRecord, 'adsUseCustom' | 'adsKeyCustom'>,
  allowed: readonly AdPlatform[] = AD_PLATFORMS,
): AdSetup {
  const isUsed = options.adsUse || visit.adsUseCustom;
  if (!isUsed) return { platform: 'ads_none', slots: NO_SLOTS };
  const alias = visit.adsUseCustom ? visit.adsKeyCustom.trim() : options.adsKey;
  const available = [...allowed];
  if (alias === '') throw new AdSetupError({ kind: 'platformMissing', available });
  const platform = allowed.find((each) => each === alias);
  if (platform === undefined) throw new AdSetupError({ kind: 'aliasUnknown', alias, available });
  const family = SLOT_FAMILY[platform];
  return { platform, slots: family === null ? NO_SLOTS : options.slots[family] };
}

/**
 * The account that a platform needs.
 *
 * @throws AdSetupError for the first of its fields that the site config leaves empty
 */
export function requireAccount(
  platform: AdPlatform,
  fields: readonly AccountField[],
  accounts: SiteConfig['ads']['accounts'],
): AdAccount {
  const family = SLOT_FAMILY[platform];
  const own: Partial<AdAccount> =
    family === 'google' || family === 'leadstech' ? accounts[family] : {};
  const account: AdAccount = { alias: '', accountId: '', scriptUrl: '', ...own };
  for (const field of fields) {
    if (account[field].trim() === '') {
      throw new AdSetupError({ kind: 'fieldMissing', platform, field });
    }
  }
  return account;
}

export type AdAccount = Record<AccountField, string>;

/** @throws AdSetupError when the settings hold no block or slot for the page itself */
export function requirePageSlots({ platform, slots }: AdSetup): void {
  const family = SLOT_FAMILY[platform];
  if (family === null || slots.page.length > 0) return;
  const setting = `${family}_slot_registration`;
  throw new AdSetupError({ kind: 'slotKeyMissing', platform, setting });
}

/** One line for the log. */
export function describeAdSetupProblem(problem: AdSetupProblem): string {
  switch (problem.kind) {
    case 'platformMissing':
      return `ads: no platform is set (available: ${problem.available.join(', ')})`;
    case 'aliasUnknown':
      return `ads: platform ${JSON.stringify(problem.alias)} is unknown (available: ${problem.available.join(', ')})`;
    case 'fieldMissing':
      return `ads: ${problem.platform} needs the field "${problem.field}" in the site config`;
    case 'wrapperMissing':
      return `ads: ${problem.platform} has no slot wrapper in the page for ${JSON.stringify(problem.slotId)}`;
    case 'slotKeyMissing':
      return `ads: ${problem.platform} has no block or slot key for the page ("${problem.setting}" is empty)`;
  }
}

/** A place for an ad. `number` counts over the whole page, from 1, and is the slot's name in the store. */
export interface AdSlot {
  number: number;
  id: string;
  placement: SlotPlacement;
}

/** In the order in which they stand in the page: its own, those at its end, the overlay's. */
export function numberSlots(slots: SlotLists): AdSlot[] {
  return (['page', 'popUp', 'overlay'] as const)
    .flatMap((placement) => slots[placement].map((id) => ({ id, placement })))
    .map((slot, index) => ({ ...slot, number: index + 1 }));
}
