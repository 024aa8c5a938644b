/** Ad platform and slots of a page, and setup errors (sections 3 and 8). */
import type { SiteSettings, SlotFamily, SlotLists } from '../../api/site';
import type { AdPlatform, SiteConfig } from '../../config/site';
import type { VisitRecord } from '../visit/visitRecord';

const NO_SLOTS: SlotLists = { page: [], overlay: [], popUp: [] };

export interface AdSetup {
  platform: AdPlatform;
  slots: SlotLists;
}

type Accounts = SiteConfig['ads']['accounts'];
type AccountField = { [Family in keyof Accounts]: keyof Accounts[Family] }[keyof Accounts];

/** The fields of a platform's account in the site config; empty without one of its own. */
export type AdAccount = Record<AccountField, string>;

/** A setup error as data (section 8). */
export type AdSetupProblem =
  | { kind: 'platformMissing'; available: AdPlatform[] }
  | { kind: 'aliasUnknown'; alias: string; available: AdPlatform[] }
  | { kind: 'fieldMissing'; platform: AdPlatform; field: AccountField }
  | { kind: 'wrapperMissing'; platform: AdPlatform; slotId: string }
  /** `setting` names the empty setting. */
  | { kind: 'slotKeyMissing'; platform: AdPlatform; setting: string };

/** A setup error as an exception; `startAds` catches and stores it. */
export class AdSetupError extends Error {
  override readonly name = 'AdSetupError';

  constructor(readonly problem: AdSetupProblem) {
    super(describeAdSetupProblem(problem));
  }
}

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
 * The platform from the settings, or from the visit where it names one, and its slots.
 *
 * @throws AdSetupError for a missing or unknown platform
 */
export function resolveAdSetup(
  settings: Pick<SiteSettings, 'usesAds' | 'adsKey' | 'slots'>,
  visit: Pick<VisitRecord, 'adsUseCustom' | 'adsKeyCustom'>,
  allowed: readonly AdPlatform[],
): AdSetup {
  const isUsed = settings.usesAds || visit.adsUseCustom;
  if (!isUsed) return { platform: 'ads_none', slots: NO_SLOTS };
  const customKey = visit.adsUseCustom ? visit.adsKeyCustom.trim() : '';
  const alias = customKey || settings.adsKey;
  const available = [...allowed];
  if (alias === '') throw new AdSetupError({ kind: 'platformMissing', available });
  const platform = allowed.find((each) => each === alias);
  if (platform === undefined) throw new AdSetupError({ kind: 'aliasUnknown', alias, available });
  const family = SLOT_FAMILY[platform];
  return { platform, slots: family === null ? NO_SLOTS : settings.slots[family] };
}

/**
 * The account of a platform.
 *
 * @throws AdSetupError for the first field that is empty
 */
export function requireAccount(platform: AdPlatform, accounts: Accounts): AdAccount {
  const family = SLOT_FAMILY[platform];
  const own: Partial<AdAccount> =
    family === 'google' || family === 'leadstech' ? accounts[family] : {};
  for (const field of Object.keys(own) as AccountField[]) {
    if (own[field]?.trim() === '') {
      throw new AdSetupError({ kind: 'fieldMissing', platform, field });
    }
  }
  return { alias: '', accountId: '', scriptUrl: '', ...own };
}

/** The error when the settings have no slot for the page itself: the platform may still have overlay slots. */
export function findPageSlotError({ platform, slots }: AdSetup): AdSetupError | null {
  const family = SLOT_FAMILY[platform];
  if (family === null || slots.page.length > 0) return null;
  const setting = `${family}_slot_registration`;
  return new AdSetupError({ kind: 'slotKeyMissing', platform, setting });
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
