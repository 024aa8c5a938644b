/**
 * What the panel of the diagnostics shows (section 8): facts on the visit and on third parties, in words that can be
 * read out on the phone. No personal data: names of parameters, and whether a value is there.
 */
import type { CallFailure, FailedCall } from '../api/callResult';
import { counterScriptUrl } from '../api/counter';
import { NEXT_OFFER_PATH } from '../api/nextOffer';
import type { Offer } from '../api/offer';
import type { SiteSettings } from '../api/site';
import type { Consent, LeadAttempt } from '../application/applicationState';
import { readBuildVersion } from '../config/buildVersion';
import { findConsentMismatch } from '../config/consentVariant';
import { PARSE_SOURCE_PATH } from '../config/constants';
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
import { selectDueConsentNames } from '../features/form/consentSlice';
import { selectIsAccepted, selectLeadAttempts } from '../features/form/formSelectors';
import { findOffers } from '../features/offers/offersSelectors';
import { hasRateWithoutCost } from '../features/offers/offerTerms';
import { selectPushService, selectPushStatus } from '../features/push/pushSlice';
import { selectClientId } from '../features/visit/clientId';
import { selectSiteSettings } from '../features/site/siteSlice';
import { selectVisitToken } from '../features/visit/visitSlice';
import { isInn } from '../lib/inn';
import { findCounters } from '../lib/metrikaCounters';
import type { Services } from '../store/services';
import type { RootState } from '../store/types';

/** Facts that the store does not contain. */
export interface PageFacts extends Pick<Services, 'site' | 'failedCalls'> {
  /** May contain a phone number; only the names of its parameters are shown. */
  readonly landingUrl: string;
  readonly version: string;
  readonly counterScript: keyof typeof COUNTER_SCRIPT;
  /** True if a tag of Metrica, or its stub, is on the page. */
  readonly hasMetrika: boolean;
}

const NOT_LOADED = 'заблокирован или недоступен';

const COUNTER_SCRIPT = {
  absent: 'ещё не запрошен',
  requested: 'запрошен',
  loaded: 'пришёл',
  failed: NOT_LOADED,
};
const AD_SCRIPT = {
  blocked: `не загрузился: ${NOT_LOADED}`,
  timeout: 'не ответил вовремя',
  missingGlobal: 'загрузился, но не работает: нужного объекта на странице нет',
};
const PLACEMENT = { page: 'на странице', popUp: 'в конце страницы', overlay: 'в оверлее' };
const SLOT = {
  waiting: 'ещё не на странице',
  loading: 'ждёт рекламу',
  filled: 'реклама показана',
  unfilled: 'рекламы нет',
};
const PUSH = {
  off: 'выключены в настройках или для этого визита',
  unsupported: 'браузер их не поддерживает, или посетитель их запретил',
  misconfigured: 'служба неизвестна, или её код не годится',
  originRefused:
    'код — адрес чужого скрипта: годится только сайт самой службы или из push.scriptOrigins',
  awaitingGesture: 'ждут нажатия «Подписаться»; приглашение показывается раз в 30 дней',
  loading: 'скрипт загружается',
  loaded: 'скрипт загружен',
  failed: `скрипт не загрузился: ${NOT_LOADED}`,
};
const DUE_CONSENTS = {
  unknown: 'одна галочка, пока не пришли настройки',
  loading: 'настроенные, ещё не пришли',
  old: 'одна галочка',
  configured: 'из настроек сервиса',
};
/** Without its name a failed call would look like a setting that is off. */
const CALLS: Readonly<Record<string, string>> = {
  [`POST ${PARSE_SOURCE_PATH}`]: 'визит',
  'GET /site/get-info': 'настройки сайта: реклама, push и согласия выключены',
  'GET /site/get-documents': 'документы',
  'GET /help/get-checkbox-config': 'согласия',
  'GET /advert/get-slot-images': 'картинки предложений',
  'POST /offer/send-visited-offers': 'учёт предложений',
  'POST /offer/send-shown-offers': 'учёт предложений',
  [`POST ${NEXT_OFFER_PATH}`]: 'заявка',
};

export function readPageFacts({ site, landing, failedCalls }: Services): PageFacts {
  const script = document.querySelector<HTMLScriptElement>(
    `script[src^="${counterScriptUrl('')}"]`,
  );
  return {
    site,
    landingUrl: landing.strippedUrl,
    // A copy: the list grows.
    failedCalls: [...failedCalls],
    version: readBuildVersion(document),
    counterScript: script === null ? 'absent' : readScriptState(script),
    hasMetrika: findCounters(window).length > 0,
  };
}

function readScriptState(script: HTMLScriptElement): 'requested' | 'loaded' | 'failed' {
  // Set by `startAnalytics`.
  if (script.hasAttribute('data-failed')) return 'failed';
  return performance.getEntriesByName(script.src).length > 0 ? 'loaded' : 'requested';
}

/** Everything that the panel shows and copies. */
export function describePage(state: RootState, facts: PageFacts): string {
  const { site, landingUrl, version, counterScript, failedCalls, hasMetrika } = facts;
  const platform = selectAdPlatform(state);
  const adFailure = selectAdScriptFailure(state);
  const push = selectPushService(state);
  const pushStatus = selectPushStatus(state);
  const hasClientId = selectClientId(state) !== '';
  const metrika = `Яндекс Метрика, ${hasClientId ? 'ответила' : 'не ответила: заблокирована или ещё загружается'}`;
  // Until tracking is allowed, the settings of ads and push are not read: the reason says more.
  const whyNoTracking = explainTracking(state, site);
  const noPush = pushStatus === 'off' ? whyNoTracking : null;
  return [
    'Страница',
    `Сборка: ${version}`,
    ...list('Не загрузилось', 'ничего', [
      ...(counterScript === 'failed' ? ['скрипт счётчика'] : []),
      ...(adFailure === null ? [] : [`скрипт площадки ${platform}`]),
      ...(pushStatus === 'failed' ? [`скрипт push-службы ${push}`] : []),
    ]),
    ...list('Сервис не отдал', 'ничего', describeFailedCalls(state, failedCalls)),
    ...list('Заявки', 'ещё не было', selectLeadAttempts(state).map(describeAttempt)),
    '\nВизит',
    `Метки в адресе: ${describeParameters(landingUrl)}`,
    `Токен визита: ${yesOrNo(selectVisitToken(state) !== '')}`,
    `Номер посетителя в счётчике: ${yesOrNo(hasClientId)}`,
    ...describeConsents(state),
    `Согласие на cookie: ${yesOrNo(['accepted', 'timeout'].includes(selectCookieConsent(state)))}`,
    ...describeOldBox(state, site),
    ...describeConsentVariant(selectSiteSettings(state), site),
    '\nАналитика',
    `Скрипт счётчика: ${COUNTER_SCRIPT[counterScript]}`,
    `Счётчик: ${hasMetrika || hasClientId ? metrika : 'нет'}`,
    '\nРеклама',
    `Площадка: ${platform === 'ads_none' ? (whyNoTracking ?? 'не выбрана или выключена (ads_none)') : platform}`,
    `Скрипт площадки: ${adFailure === null ? 'ошибок нет' : AD_SCRIPT[adFailure]}`,
    ...list('Места', 'в настройках не заданы', describeSlots(state)),
    ...list('Ошибки настройки', 'нет', selectAdErrors(state).map(describeProblem)),
    '\nПредложения',
    ...list('Ошибки настройки', 'нет', describeOfferProblems(state)),
    '\nPush-уведомления',
    `Служба: ${push === 'none' ? (whyNoTracking ?? 'не выбрана (none)') : push}`,
    `Состояние: ${noPush ?? PUSH[pushStatus]}`,
    '\nСобытия',
    selectSentEvents(state).join(', ') || 'ещё не было',
  ].join('\n');
}

const yesOrNo = (isPresent: boolean) => (isPresent ? 'да' : 'нет');

const list = (name: string, none: string, items: readonly string[]): string[] =>
  items.length === 0 ? [`${name}: ${none}`] : [`${name}:`, ...items.map((item) => `- ${item}`)];

/** Why ads and push may not start yet; null if they may. */
function explainTracking(state: RootState, site: SiteConfig): string | null {
  if (selectCookieConsent(state) === 'refused')
    return 'не запускается: посетитель отказался от cookie';
  return selectIsTrackingAllowed(state, site)
    ? null
    : 'ждёт согласия на cookie (cookieNotice.counter)';
}

/** Which consents are due, and the state of each box; their texts are the service's. */
function describeConsents(state: RootState): string[] {
  const { due } = state.consent;
  const isReplacement = due.kind === 'old' && due.hasConfigFailed;
  const name = `${DUE_CONSENTS[due.kind]}${isReplacement ? ' вместо настроенных, которые не пришли' : ''}`;
  return list(
    `Согласия формы: ${name}, даны ${selectIsAccepted(state) ? 'все' : 'не все'}`,
    '',
    selectDueConsentNames(state).map((each) => {
      const consent: Partial<Consent> = state.form.consents[each] ?? {};
      const { isChecked = false, isTouched = false } = consent;
      const how = isChecked ? ', стоит с самого начала' : '';
      const byVisitor = isChecked ? ', отметил посетитель' : ', снял посетитель';
      return `${each}: ${yesOrNo(isChecked)}${isTouched ? byVisitor : how}`;
    }),
  );
}

/** A consent must be given, not assumed. In place of configured ones the old checkbox is cleared. */
function describeOldBox({ consent: { due } }: RootState, site: SiteConfig): string[] {
  if (due.kind === 'configured' || due.kind === 'loading') return [];
  const startsTicked = site.consent.startsTicked && site.consent.variant !== 'configured';
  const risk = 'да; по закону согласие даёт посетитель (consent.startsTicked)';
  return [`Одна галочка стоит с самого начала: ${startsTicked ? risk : 'нет'}`];
}

/** Where the settings come late, the site's own setting counts. */
function describeConsentVariant(settings: SiteSettings | null, { consent }: SiteConfig): string[] {
  const mismatch = settings && findConsentMismatch(settings.usesOldCheckbox, consent);
  if (mismatch === null) return [];
  return [
    `Ошибка настройки: сервис отвечает use_old_checkbox: ${mismatch.sent}, а на сайте consent.variant: ${consent.variant}; нужно ${mismatch.needed}`,
  ];
}

/** Each failed call with its reason, and how often it failed. */
function describeFailedCalls(
  { offers: { status } }: RootState,
  failedCalls: readonly FailedCall[],
): string[] {
  // The calls of the two lists of offers differ in the query only.
  const lists = [
    ...(status.page === 'failed' ? ['предложения страницы'] : []),
    ...(status.overlay === 'failed' ? ['предложения оверлея'] : []),
  ].join(', ');
  const texts = failedCalls.map((failure) => {
    const { call } = failure;
    const name = call === 'GET /offer/get-page' ? lists || 'предложения' : CALLS[call];
    const reason = describeReason(failure);
    return name === undefined ? reason : `${name} (${call}: ${reason})`;
  });
  return [...new Set(texts)].map((text) => {
    const count = texts.filter((each) => each === text).length;
    return count === 1 ? text : `${text}, раз: ${count}`;
  });
}

function describeReason({ kind, status = 0, lists = '' }: CallFailure): string {
  return {
    timeout: 'не ответил вовремя',
    offline: 'нет связи',
    status: `статус ${status}`,
    invalidResponse: `непонятный ответ, статус ${status}`,
    brokenList: `не список: ${lists}`,
    chunk: 'код вызовов не загрузился',
  }[kind];
}

const LEAD_OUTCOMES: Record<LeadAttempt['outcome'], string> = {
  approved: 'одобрена',
  noOffer: 'ответ без предложения',
  timeout: 'ответ не пришёл вовремя',
  connection: 'нет ответа с предложением',
  challenge: 'вместо ответа страница: защита перед сервисом',
};

/** Time, outcome, duration and sender of an attempt. */
function describeAttempt({ startedAtMs, outcome, ms, sentBy }: LeadAttempt): string {
  // To the second, in UTC: support compares it with the logs of the service.
  const at = new Date(startedAtMs).toISOString().replace(/\.\d+/, '');
  const sender = sentBy === 'app' ? 'приложение' : 'встроенный скрипт';
  return `${at}: ${LEAD_OUTCOMES[outcome]}; ${ms} мс, ${sender}`;
}

/** A name that cannot be a value: a short identifier without a long number. */
const PARAMETER_NAME = /^(?!.*\d{5})[a-z_][\w.[\]-]{0,39}$/i;

/** Names of the landing url's parameters, without values; a part without `=` may be a value itself. */
function describeParameters(landingUrl: string): string {
  const [, query = ''] = landingUrl.split('#', 1)[0]?.split('?') ?? [];
  const parts = [...new Set(query.split('&'))].filter((part) => part !== '');
  const names = parts.map((part) => (part.includes('=') ? (part.split('=', 1)[0] ?? '') : ''));
  const shown = new Set(
    names.filter((name) => PARAMETER_NAME.test(name) && name !== 'diagnostics'),
  );
  const odd = names.filter((name) => !PARAMETER_NAME.test(name)).length;
  return [...shown, ...(odd === 0 ? [] : [`с необычным именем: ${odd}`])].join(', ') || 'нет';
}

function describeOfferProblems(state: RootState): string[] {
  const name = (problem: string, isFaulty: (offer: Offer) => boolean) => {
    const ids = findOffers(state, isFaulty).map(({ offerOrderId }) => offerOrderId);
    return ids.length === 0 ? [] : [`${problem}. Номера предложений: ${ids.join(', ')}.`];
  };
  return [
    ...name('Указана ставка, но не ПСК: ставка не показана', hasRateWithoutCost),
    ...name(
      'Контрольная цифра ИНН (advertiser_inn) не сходится',
      ({ advertiserInn }) => advertiserInn !== '' && !isInn(advertiserInn),
    ),
  ];
}

function describeSlots(state: RootState): string[] {
  return selectAdSlots(state).map(
    ({ number, id, placement }) =>
      `${number}. ${id}, ${PLACEMENT[placement]}: ${SLOT[selectSlotStatus(state, number)]}`,
  );
}

function describeProblem(problem: AdSetupProblem): string {
  switch (problem.kind) {
    case 'platformMissing':
      return `Реклама включена, но площадка (ads_key) не указана. Доступны: ${problem.available.join(', ')}.`;
    case 'aliasUnknown':
      return `Площадка «${problem.alias}» неизвестна. Доступны: ${problem.available.join(', ')}.`;
    case 'fieldMissing':
      return `Площадке ${problem.platform} не хватает поля ${problem.field} в конфигурации сайта.`;
    case 'wrapperMissing':
      return `Площадка ${problem.platform}: на странице нет места для «${problem.slotId}».`;
    case 'slotKeyMissing':
      return `Площадка ${problem.platform}: не задан ни один блок для страницы (${problem.setting}).`;
  }
}
