/** Starts push. A lazy chunk, loaded where the settings name a service. */
import { COOKIE, REPUSH_PROMPT_DELAY_MS } from '../../config/constants';
import type { PushService, SiteConfig } from '../../config/site';
import { getProp } from '../../lib/readUnknown';
import { describeError } from '../../lib/log';
import { ScriptError } from '../../lib/scriptLoader';
import type { AppThunk } from '../../store/types';
import { selectSiteOptions } from '../site/siteSlice';
import { selectHasAlternativeSettings, selectVisitToken } from '../visit/visitSlice';
import type { PushProvider, ProviderSettings } from './providers/pushProvider';
import {
  pushConfigured,
  pushPromptBecameDue,
  pushPromptClosed,
  pushStatusChanged,
  selectPushService,
} from './pushSlice';

type ProviderName = Exclude<PushService, 'none'>;

/** Imported without `loadChunk`: reloading the page does not help against an ad blocker. */
const PROVIDERS: Record<ProviderName, () => Promise<{ provider: PushProvider }>> = {
  sendpulse: () => import('./providers/sendpulseProvider'),
  rafinad: () => import('./providers/rafinadProvider'),
  repush: () => import('./providers/repushProvider'),
  rollerads: () => import('./providers/rolleradsProvider'),
};

/**
 * Starts the configured provider. Requires settings, visit and a ready page. Never requests the browser's
 * permission.
 *
 * @param readyAtMs when the page became ready, by the services' clock
 * @returns false if push is unavailable for any reason (section 8); never rejects
 */
export function startPush(readyAtMs: number): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { site, cookies, clock, log, thirdParty }) => {
    const options = selectSiteOptions(getState());
    const service = options?.pushService ?? 'none';
    // Visits with alternative settings get no push.
    if (service === 'none' || selectHasAlternativeSettings(getState())) {
      dispatch(pushConfigured({ service, status: 'off' }));
      return false;
    }
    const name = findProviderName(service, site);
    if (name === undefined) {
      dispatch(pushConfigured({ service, status: 'misconfigured' }));
      const available = site.push.allowedServices.join(', ');
      log.warn(`push: provider ${JSON.stringify(service)} is unknown (available: ${available})`);
      return false;
    }
    if (!canPush(thirdParty.window)) {
      dispatch(pushConfigured({ service, status: 'unsupported' }));
      return false;
    }
    try {
      const { provider } = await PROVIDERS[name]();
      const settings = dispatch(readSettings());
      if (settings === null || provider.scriptUrl(settings) === null) {
        dispatch(pushConfigured({ service, status: 'misconfigured' }));
        log.warn(`push: ${service} has no valid script url or code`);
        return false;
      }
      if (!provider.requiresGesture) {
        dispatch(pushConfigured({ service, status: 'loading' }));
        return await dispatch(loadProvider(provider));
      }
      const isPromptScheduled = cookies.get(COOKIE.repushPrompt.name) === undefined;
      dispatch(pushConfigured({ service, status: 'awaitingGesture', isPromptScheduled }));
      if (isPromptScheduled) {
        const sinceReadyMs = clock.now() - readyAtMs;
        setTimeout(
          () => dispatch(pushPromptBecameDue()),
          Math.max(0, REPUSH_PROMPT_DELAY_MS - sinceReadyMs),
        );
      }
      return true;
    } catch (error) {
      dispatch(pushConfigured({ service, status: 'failed' }));
      log.warn(`push: ${describeError(error)}`);
      return false;
    }
  };
}

/** Called from a tap on the prompt: the provider's script loads only now. */
export function subscribe(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { site, log }) => {
    dispatch(pushPromptClosed());
    const name = findProviderName(selectPushService(getState()), site);
    if (name === undefined) return false;
    dispatch(pushStatusChanged('loading'));
    try {
      const { provider } = await PROVIDERS[name]();
      return await dispatch(loadProvider(provider));
    } catch {
      dispatch(pushStatusChanged('failed'));
      log.warn('push: the provider could not be loaded');
      return false;
    }
  };
}

function loadProvider(provider: PushProvider): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { log, thirdParty }) => {
    const settings = dispatch(readSettings());
    const url = settings === null ? null : provider.scriptUrl(settings);
    try {
      if (url === null) throw new ScriptError('blocked');
      const { attributes } = provider;
      await thirdParty.loadScript({
        url,
        ...(attributes === undefined ? {} : { attributes }),
      });
      dispatch(pushStatusChanged('loaded'));
      return true;
    } catch (error) {
      dispatch(pushStatusChanged('failed'));
      const reason = error instanceof ScriptError ? error.failure : 'unknown error';
      log.warn(`push: ${selectPushService(getState())} did not load (${reason})`);
      return false;
    }
  };
}

function readSettings(): AppThunk<ProviderSettings | null> {
  return (_dispatch, getState, { site }) => {
    const options = selectSiteOptions(getState());
    return options === null ? null : { options, site, token: selectVisitToken(getState()) };
  };
}

function findProviderName(
  service: string,
  { push }: Pick<SiteConfig, 'push'>,
): ProviderName | undefined {
  return push.allowedServices.find(
    (each): each is ProviderName => each !== 'none' && each === service,
  );
}

/** True if the browser supports push and the visitor has not denied it. */
function canPush(globals: object): boolean {
  const notification = getProp(globals, 'Notification');
  const hasWorker = getProp(getProp(globals, 'navigator'), 'serviceWorker') !== undefined;
  const permission = getProp(notification, 'permission');
  return hasWorker && (permission === 'default' || permission === 'granted');
}
