/** The events of a load. Slices and listeners handle those that concern them; nobody else tells them what to do. */
import { createAction } from '@reduxjs/toolkit';
import type { ThemeAlias } from '../../config/site';
import type { ColorModePreference } from '../colorMode/colorMode';
import type { CookieConsent } from '../cookieConsent/cookieConsent';
import type { VisitRecord } from '../visit/visitRecord';

/** The landing url and the cookies as they were at load. */
export const cookiesRestored = createAction<{
  /** With its query, without a phone number. */
  landingUrl: string;
  visit: VisitRecord | null;
  theme: { alias: ThemeAlias; isActive: boolean };
  /** Seconds since the epoch; 0 if there is none. */
  countdownExpiresAtSec: number;
  colorMode: ColorModePreference;
  cookieConsent: CookieConsent | 'none';
}>('page/cookiesRestored');

/** The visit is known, or its parse has failed: steps 2 to 5 of section 4, "Initialisation on load". */
export const pageInitialized = createAction<{
  atMs: number;
  isDefaultVisit: boolean;
  /** Seconds since the epoch; null if the visit was not parsed in this load, then the countdown goes on. */
  countdownExpiresAtSec: number | null;
}>('page/initialized');

/** Section 8: the form becomes usable in its current state. */
export const initializationFailed = createAction('page/initializationFailed');

/** «Новая заявка»: the form takes the place of a card that a reload or Back has brought back. */
export const newApplicationStarted = createAction<{ atMs: number }>('page/newApplicationStarted');

/** «Далее» was pressed: the visit is over (section 4, "Visit rules"). */
export const continuedToOffer = createAction('page/continuedToOffer');
