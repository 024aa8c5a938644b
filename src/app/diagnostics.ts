/** The diagnostics as data (section 8): the panel renders these sections, and its button copies them as text. */
import type { CallFailure, FailedCall } from '../api/callResult';
import { counterScriptUrl } from '../api/counter';
import { NEXT_OFFER_PATH } from '../api/nextOffer';
import { readBuildVersion } from '../config/buildVersion';
import { PARSE_SOURCE_PATH } from '../config/constants';
import { DIAGNOSTICS_COPY as COPY } from '../config/diagnosticsCopy';
import type { SiteConfig } from '../config/site';
import type { AdSetupProblem } from '../features/ads/adSetup';
import {
  selectAdErrors,
  selectAdPlatform,
  selectAdScriptFailure,
  selectAdSlots,
  selectSlotStatus,
} from '../features/ads/adsSlice';
import { selectCookieConsent } from '../features/cookieConsent/cookieConsentSlice';
import { selectIsTrackingAllowed } from '../features/cookieConsent/trackingConsent';
import { selectSentEvents } from '../features/events/eventsSlice';
import { selectIsAccepted, selectLeadAttempts } from '../features/form/formSelectors';
import { ACCEPT_NAME, type LeadAttempt } from '../application/applicationState';
import { findOffersWithoutCost } from '../features/offers/offersSelectors';
import { selectClientId } from '../features/offers/offersSlice';
import { selectPushService, selectPushStatus } from '../features/push/pushSlice';
import { selectVisitToken } from '../features/visit/visitSlice';
import { findCounterIds, findOlderCounter } from '../lib/analyticsClientId';
import type { RootState } from '../store/types';

export interface DiagnosticsProps {
  readonly site: SiteConfig;
  /** May contain a phone number; only the names of its parameters are shown. */
  readonly landingUrl: string;
  readonly failedCalls: readonly FailedCall[];
}

/** Facts that the store does not contain. */
export interface PageFacts extends DiagnosticsProps {
  readonly version: string;
  readonly counterScript: 'absent' | 'requested' | 'loaded' | 'failed';
  /** True if a tag of Metrica, or its stub, is on the page. */
  readonly hasMetrika: boolean;
}

interface DiagnosticsLine {
  readonly text: string;
  readonly items: readonly string[];
}

export interface DiagnosticsSection {
  readonly title: string;
  readonly lines: readonly DiagnosticsLine[];
}

/** @param globals the window, or a fake */
export function readPageFacts(page: Document, globals: object, props: DiagnosticsProps): PageFacts {
  const script = page.querySelector<HTMLScriptElement>(`script[src^="${counterScriptUrl('')}"]`);
  return {
    ...props,
    // A copy: the list grows.
    failedCalls: [...props.failedCalls],
    version: readBuildVersion(page),
    counterScript: script === null ? 'absent' : readScriptState(script),
    hasMetrika: hasMetrika(globals),
  };
}

function readScriptState(script: HTMLScriptElement): 'requested' | 'loaded' | 'failed' {
  // Set by `startAnalytics`.
  if (script.hasAttribute('data-failed')) return 'failed';
  return performance.getEntriesByName(script.src).length > 0 ? 'loaded' : 'requested';
}

function hasMetrika(globals: object): boolean {
  try {
    return findOlderCounter(globals) !== undefined || findCounterIds(globals).length > 0;
  } catch {
    // An error of the third-party counter.
    return false;
  }
}

/** Everything that the panel shows. No personal data: names of parameters, and whether a value is there. */
export function buildDiagnostics(state: RootState, facts: PageFacts): DiagnosticsSection[] {
  return [
    { title: COPY.page, lines: describePage(state, facts) },
    { title: COPY.visit, lines: describeVisit(state, facts) },
    { title: COPY.analytics, lines: describeAnalytics(state, facts) },
    { title: COPY.ads, lines: describeAds(state, facts) },
    { title: COPY.offers, lines: describeOffers(state) },
    { title: COPY.push, lines: describePush(state, facts) },
    {
      title: COPY.events,
      lines: [{ text: selectSentEvents(state).join(', ') || COPY.noEvents, items: [] }],
    },
  ];
}

function describePage(
  state: RootState,
  { version, counterScript, failedCalls }: PageFacts,
): DiagnosticsLine[] {
  const blocked = [
    ...(counterScript === 'failed' ? [COPY.blockedCounter] : []),
    ...(selectAdScriptFailure(state) === null ? [] : [COPY.blockedAds(selectAdPlatform(state))]),
    ...(selectPushStatus(state) === 'failed' ? [COPY.blockedPush(selectPushService(state))] : []),
  ];
  return [
    line(COPY.build, version),
    list(COPY.blocked, blocked, COPY.noneBlocked),
    list(COPY.failedCalls, describeFailedCalls(state, failedCalls), COPY.noneBlocked),
    list(COPY.leads, selectLeadAttempts(state).map(describeAttempt), COPY.noLeads),
  ];
}

function describeVisit(state: RootState, { landingUrl, site }: PageFacts): DiagnosticsLine[] {
  const hasCookieConsent = ['accepted', 'timeout'].includes(selectCookieConsent(state));
  return [
    line(COPY.parameters, describeParameters(landingUrl)),
    line(COPY.token, yesOrNo(selectVisitToken(state) !== '')),
    line(COPY.clientId, yesOrNo(selectClientId(state) !== '')),
    describeConsents(state),
    line(COPY.cookieConsent, yesOrNo(hasCookieConsent)),
    ...describeOldBox(state, site),
  ];
}

/** Which consents are due, and the state of each box; their texts are the service's. */
function describeConsents(state: RootState): DiagnosticsLine {
  const { due } = state.consent;
  const isReplacement = due.kind === 'old' && due.hasConfigFailed;
  const name = COPY.dueConsents[isReplacement ? 'replaced' : due.kind];
  const given = selectIsAccepted(state) ? COPY.allGiven(name) : COPY.notAllGiven(name);
  const names = due.kind === 'configured' ? due.boxes.map((box) => box.name) : [ACCEPT_NAME];
  return {
    text: `${COPY.consents}: ${given}:`,
    items: names.map((each) => {
      const box = state.form.consents[each];
      const how = box?.isTouched ? 'unchecked' : 'startedUnchecked';
      const checked = box?.isTouched ? 'checked' : 'startedChecked';
      return COPY.consentBox(each, COPY.consentBoxState[box?.isChecked ? checked : how]);
    }),
  };
}

/** A consent must be given, not assumed. In place of configured ones the old checkbox is cleared. */
function describeOldBox({ consent: { due } }: RootState, site: SiteConfig): DiagnosticsLine[] {
  if (due.kind === 'configured' || due.kind === 'loading') return [];
  const { variant, startsTicked: isTicked } = site.consent;
  const startsTicked = isTicked && variant !== 'configured';
  return [line(COPY.startsTicked, startsTicked ? COPY.startsTickedRisk : COPY.no)];
}

function describeAnalytics(
  state: RootState,
  { counterScript, hasMetrika }: PageFacts,
): DiagnosticsLine[] {
  const counter = counterState(hasMetrika, selectClientId(state) !== '');
  return [
    line(COPY.counterScript, COPY.counterScriptState[counterScript]),
    line(COPY.counter, COPY.counterState[counter]),
  ];
}

function describeAds(state: RootState, { site }: PageFacts): DiagnosticsLine[] {
  const platform = selectAdPlatform(state);
  const failure = selectAdScriptFailure(state);
  return [
    line(
      COPY.platform,
      platform === 'ads_none' ? withTrackingReason(state, site, COPY.noPlatform) : platform,
    ),
    line(COPY.script, failure === null ? COPY.scriptFine : COPY.scriptFailure[failure]),
    list(COPY.slots, describeSlots(state), COPY.noSlots),
    list(COPY.errors, selectAdErrors(state).map(describeProblem), COPY.noErrors),
  ];
}

function describeOffers(state: RootState): DiagnosticsLine[] {
  const ids = findOffersWithoutCost(state).map(({ offerOrderId }) => offerOrderId);
  const errors = ids.length === 0 ? COPY.noErrors : COPY.rateWithoutCost(ids.join(', '));
  return [line(COPY.errors, errors)];
}

function describePush(state: RootState, { site }: PageFacts): DiagnosticsLine[] {
  const service = selectPushService(state);
  const status = selectPushStatus(state);
  const description = COPY.pushStatus[status];
  return [
    line(
      COPY.provider,
      service === 'none' ? withTrackingReason(state, site, COPY.noProvider) : service,
    ),
    line(COPY.state, status === 'off' ? withTrackingReason(state, site, description) : description),
  ];
}

/** Without its name a failed call would look like a setting that is off. */
const CALL_NAMES: Readonly<Record<string, string>> = {
  [`POST ${PARSE_SOURCE_PATH}`]: COPY.calls.source,
  'GET /site/get-info': COPY.calls.settings,
  'GET /site/get-documents': COPY.calls.documents,
  'GET /help/get-checkbox-config': COPY.calls.consents,
  'GET /advert/get-slot-images': COPY.calls.slotImages,
  'POST /offer/send-visited-offers': COPY.calls.tracking,
  'POST /offer/send-shown-offers': COPY.calls.tracking,
  [`POST ${NEXT_OFFER_PATH}`]: COPY.calls.lead,
};

const OFFERS_CALL = 'GET /offer/get-page';

/** Which of the two lists have failed: their calls differ in the query only. */
const nameOffers = ({ offers: { status } }: RootState): string =>
  [
    ...(status.page === 'failed' ? [COPY.calls.offers] : []),
    ...(status.overlay === 'failed' ? [COPY.calls.overlayOffers] : []),
  ].join(', ');

/** Each failed call with its reason, and how often it failed. */
function describeFailedCalls(state: RootState, failedCalls: readonly FailedCall[]): string[] {
  const texts = failedCalls.map((failure) => {
    const reason = describeReason(failure);
    const name = failure.call === OFFERS_CALL ? nameOffers(state) : CALL_NAMES[failure.call];
    return name === undefined ? reason : COPY.failedCall(name, failure.call, reason);
  });
  return [...new Set(texts)].map((text) => {
    const count = texts.filter((each) => each === text).length;
    return count === 1 ? text : COPY.repeated(text, count);
  });
}

function describeReason({ kind, status = 0 }: CallFailure): string {
  const reason = COPY.callFailure[kind];
  return typeof reason === 'string' ? reason : reason(status);
}

/** Time, outcome, duration and sender of an attempt. */
function describeAttempt({ startedAtMs, outcome, ms, sentBy }: LeadAttempt): string {
  // To the second, in UTC: support compares it with the logs of the service.
  const at = new Date(startedAtMs).toISOString().replace(/\.\d+/, '');
  const text = COPY.leadOutcome[outcome];
  return COPY.leadAttempt(at, COPY.leadEnd(text, ms, COPY.leadSender[sentBy]));
}

/** The diagnostics as plain text, for the copy button. */
export function formatDiagnostics(sections: readonly DiagnosticsSection[]): string {
  const blocks = sections.map(({ title, lines }) =>
    [
      title,
      ...lines.flatMap(({ text, items }) => [text, ...items.map((item) => `- ${item}`)]),
    ].join('\n'),
  );
  // Ordinary spaces, so that the text can be searched.
  return `${[COPY.title, ...blocks].join('\n\n')}\n`.replace(/\u00a0/g, ' ');
}

const line = (name: string, value: string): DiagnosticsLine => ({
  text: `${name}: ${value}`,
  items: [],
});

const list = (name: string, items: readonly string[], none: string): DiagnosticsLine =>
  items.length === 0 ? line(name, none) : { text: `${name}:`, items };

const yesOrNo = (isPresent: boolean) => (isPresent ? COPY.yes : COPY.no);

/** Until tracking is allowed, the settings of ads and push are not read: the reason says more than `text`. */
function withTrackingReason(state: RootState, site: SiteConfig, text: string): string {
  const reason = whyTrackingIsNotAllowed(state, site);
  return reason === null ? text : COPY.trackingNotAllowed[reason];
}

/** Why ads and push may not start yet; null if they may. */
function whyTrackingIsNotAllowed(
  state: RootState,
  site: SiteConfig,
): keyof typeof COPY.trackingNotAllowed | null {
  if (selectCookieConsent(state) === 'refused') return 'refused';
  return selectIsTrackingAllowed(state, site) ? null : 'waiting';
}

function counterState(isInstalled: boolean, hasClientId: boolean): keyof typeof COPY.counterState {
  if (hasClientId) return 'ready';
  return isInstalled ? 'pending' : 'absent';
}

/** A name that cannot be a value: a short identifier without a long number. */
const PARAMETER_NAME = /^(?!.*\d{5})[a-z_][\w.[\]-]{0,39}$/i;

/** Names of the landing url's parameters, without values; a part without `=` may be a value itself. */
function describeParameters(landingUrl: string): string {
  const [, query = ''] = landingUrl.split('#', 1)[0]?.split('?') ?? [];
  const parts = [...new Set(query.split('&'))].filter((part) => part !== '');
  const names = parts.map((part) => (part.includes('=') ? (part.split('=', 1)[0] ?? '') : ''));
  const shown = [...new Set(names)].filter(
    (name) => PARAMETER_NAME.test(name) && name !== 'diagnostics',
  );
  const odd = names.filter((name) => !PARAMETER_NAME.test(name)).length;
  return [...shown, ...(odd === 0 ? [] : [COPY.oddParameters(odd)])].join(', ') || COPY.no;
}

function describeSlots(state: RootState): string[] {
  return selectAdSlots(state).map(
    ({ number, id, placement }) =>
      `${COPY.slot(number, id)}, ${COPY.placement[placement]}: ${COPY.slotStatus[selectSlotStatus(state, number)]}`,
  );
}

function describeProblem(problem: AdSetupProblem): string {
  switch (problem.kind) {
    case 'platformMissing':
      return `${COPY.platformMissing} ${COPY.available(problem.available.join(', '))}`;
    case 'aliasUnknown':
      return `${COPY.aliasUnknown(problem.alias)} ${COPY.available(problem.available.join(', '))}`;
    case 'fieldMissing':
      return COPY.fieldMissing(problem.platform, problem.field);
    case 'wrapperMissing':
      return COPY.wrapperMissing(problem.platform, problem.slotId);
    case 'slotKeyMissing':
      return COPY.slotKeyMissing(problem.platform, problem.setting);
  }
}
