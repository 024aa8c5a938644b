/** Rules of the cookie notice (section 4, "GDPR notice"). */
import type { SiteDocument } from '../../api/site';
import type { RootState } from '../../store/types';
import { selectIsPageReady } from '../page/pageSlice';
import { selectSiteSettings } from '../site/siteSlice';
import { selectVisit } from '../visit/visitSlice';
import { selectCookieConsent, selectIsCookieNoticeReopened } from './cookieConsentSlice';

/** Words in a document's title, the best match first. */
const DOCUMENT_TITLES = [/cookie|куки/i, /конфиденциальн/i, /политика.*персональн/i];

/** The document that explains the cookies, found by its title; null if no title matches. */
export function findCookieDocument(documents: readonly SiteDocument[]): SiteDocument | null {
  const matches = DOCUMENT_TITLES.map((words) => documents.find(({ title }) => words.test(title)));
  return matches.find((document) => document !== undefined) ?? null;
}

/** True when the page is ready, this kind of visit gets a notice, and it was neither answered nor closed, or reopened. */
export const selectIsCookieNoticeDue = (state: RootState): boolean => {
  const isNoticeEnabled = selectIsPageReady(state) && selectUsesCookieNotice(state);
  const isOpen = selectCookieConsent(state) === 'none' || selectIsCookieNoticeReopened(state);
  return isNoticeEnabled && isOpen;
};

/** True when the settings enable a notice for this kind of visit. */
export const selectUsesCookieNotice = (state: RootState): boolean => {
  const settings = selectSiteSettings(state);
  const isUsed = selectVisit(state).alternativeSettings
    ? settings?.usesAlternativeCookieNotice
    : settings?.usesCookieNotice;
  return isUsed === true;
};
