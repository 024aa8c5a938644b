/** Starts push where the settings name a service. A chunk of its own. */
import { APP_COOKIE, REPUSH_PROMPT_DELAY_MS } from '../../config/constants';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import type { SiteConfig } from '../../config/site';
import { describeError } from '../../lib/log';
import { ScriptError } from '../../lib/scriptLoader';
import { WebUrl } from '../../lib/webUrl';
import type { AppThunk } from '../../store/types';
import { selectReadyAtMs } from '../page/pageSlice';
import { notificationAdded } from '../notifications/notificationsSlice';
import { selectSiteSettings } from '../site/siteSlice';
import { selectHasAlternativeSettings, selectVisitToken } from '../visit/visitSlice';
import { canPush, waitForPermission } from './permission';
import { PUSH_PROVIDERS, type ProviderName, type PushProvider } from './providers/pushProviders';
import {
  pushConfigured,
  pushPromptBecameDue,
  pushPromptClosed,
  pushStatusChanged,
  selectPushService,
  type PushStatus,
} from './pushSlice';

/**
 * Starts the configured provider. Requires settings, visit and a ready page. Never requests the browser's
 * permission.
 *
 * @returns false if push is unavailable for any reason (section 8); never rejects
 */
export function startPush(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { site, cookies, clock, log, thirdParty }) => {
    const settings = selectSiteSettings(getState());
    const service = settings?.pushService ?? 'none';
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
      const provider = PUSH_PROVIDERS[name];
      // Checked before a prompt is shown, not when the visitor accepts it.
      const script = dispatch(resolveScript(name, provider));
      if (script.url === null) {
        dispatch(pushConfigured({ service, status: script.status }));
        log.warn(script.message);
        return false;
      }
      if (provider.requiresGesture !== true) {
        dispatch(pushConfigured({ service, status: 'loading' }));
        return await dispatch(loadProvider(provider, script.url));
      }
      dispatch(pushConfigured({ service, status: 'awaitingGesture' }));
      const sinceReadyMs = clock.now() - (selectReadyAtMs(getState()) ?? clock.now());
      setTimeout(
        () => {
          const wasShown = cookies.get(APP_COOKIE.repushPrompt.name) !== undefined;
          if (!wasShown) dispatch(pushPromptBecameDue());
        },
        Math.max(0, REPUSH_PROMPT_DELAY_MS - sinceReadyMs),
      );
      return true;
    } catch (error) {
      dispatch(pushConfigured({ service, status: 'failed' }));
      log.warn(`push: ${describeError(error)}`);
      return false;
    }
  };
}

/**
 * Called from a tap on the prompt: the provider's script loads only now, and asks for the permission. A toast follows once
 * that is given.
 */
export function subscribe(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { site, thirdParty }) => {
    dispatch(pushPromptClosed());
    if (!canPush(thirdParty.window)) {
      dispatch(pushStatusChanged('unsupported'));
      return false;
    }
    const name = findProviderName(selectPushService(getState()), site);
    if (name === undefined) return false;
    const provider = PUSH_PROVIDERS[name];
    const script = dispatch(resolveScript(name, provider));
    if (script.url === null) return false;
    dispatch(pushStatusChanged('loading'));
    const isLoaded = await dispatch(loadProvider(provider, script.url));
    if (isLoaded) {
      const message = DEFERRED_COPY.pushPrompt.subscribed;
      void waitForPermission(thirdParty.window).then(() =>
        dispatch(notificationAdded({ tone: 'status', message })),
      );
    }
    return isLoaded;
  };
}

function loadProvider({ attributes }: PushProvider, url: string): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { log, thirdParty }) => {
    try {
      await thirdParty.loadScript({
        url,
        ...(attributes === undefined ? {} : { attributes }),
      });
      dispatch(pushStatusChanged('loaded'));
      return true;
    } catch (error) {
      dispatch(pushStatusChanged('failed'));
      const reason = error instanceof ScriptError ? error.failure : describeError(error);
      log.warn(`push: ${selectPushService(getState())} did not load (${reason})`);
      return false;
    }
  };
}

type ResolvedScript = { url: string } | { url: null; status: PushStatus; message: string };

/** The provider's script url, or the reason why it must not load. */
function resolveScript(name: ProviderName, provider: PushProvider): AppThunk<ResolvedScript> {
  return (_dispatch, getState, { site }) => {
    const settings = selectSiteSettings(getState());
    const token = String(selectVisitToken(getState()));
    const url = settings === null ? null : provider.scriptUrl({ settings, site, token });
    if (url === null) {
      const message = `push: ${name} has no valid script url or code`;
      return { url: null, status: 'misconfigured', message };
    }
    const { origin } = new WebUrl(url);
    const allowed = provider.scriptOrigins(site.push);
    if (allowed.includes(origin)) return { url };
    const message = `push: ${name} must not load a script from ${origin} (allowed: ${allowed.join(', ')})`;
    return { url: null, status: 'originRefused', message };
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
