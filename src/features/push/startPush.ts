/** Starts push where the settings name a service. A chunk of its own. */
import { APP_COOKIE, REPUSH_PROMPT_DELAY_MS } from '../../config/constants';
import { DEFERRED_COPY } from '../../config/deferredCopy';
import { describeError } from '../../lib/log';
import { ScriptError } from '../../lib/scriptLoader';
import { WebUrl } from '../../lib/webUrl';
import type { AppThunk } from '../../store/types';
import { selectReadyAtMs } from '../page/pageSlice';
import { notificationAdded } from '../notifications/notificationsSlice';
import { selectSiteSettings } from '../site/siteSlice';
import { selectVisit } from '../visit/visitSlice';
import { canPush, waitForPermission } from './permission';
import { PUSH_PROVIDERS, type PushProvider } from './providers/pushProviders';
import {
  pushConfigured,
  pushPromptBecameDue,
  pushPromptClosed,
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
  return async (dispatch, getState, { cookies, clock, log }) => {
    const service = selectSiteSettings(getState())?.pushService ?? 'none';
    try {
      // Checked before a prompt is shown, not when the visitor accepts it.
      const script = dispatch(resolveScript(service));
      dispatch(pushConfigured({ service, status: script.status }));
      if (script.url === null) {
        if (script.warning !== undefined) log.warn(script.warning);
        return false;
      }
      if (script.status === 'loading') return await dispatch(loadScript(script));
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
  return async (dispatch, getState, { thirdParty }) => {
    dispatch(pushPromptClosed());
    // The visitor may have denied the permission since the prompt came.
    const script = dispatch(resolveScript(selectPushService(getState())));
    if (script.url === null) {
      dispatch(pushConfigured({ status: script.status }));
      return false;
    }
    dispatch(pushConfigured({ status: 'loading' }));
    const isLoaded = await dispatch(loadScript(script));
    if (isLoaded) {
      const message = DEFERRED_COPY.pushPrompt.subscribed;
      void waitForPermission(thirdParty.window).then(() =>
        dispatch(notificationAdded({ tone: 'status', message })),
      );
    }
    return isLoaded;
  };
}

function loadScript({ url, attributes }: Script): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { log, thirdParty }) => {
    try {
      await thirdParty.loadScript({ url, attributes });
      dispatch(pushConfigured({ status: 'loaded' }));
      return true;
    } catch (error) {
      dispatch(pushConfigured({ status: 'failed' }));
      const reason = error instanceof ScriptError ? error.failure : describeError(error);
      log.warn(`push: ${selectPushService(getState())} did not load (${reason})`);
      return false;
    }
  };
}

interface Script extends Required<Pick<PushProvider, 'attributes'>> {
  url: string;
  status: 'loading' | 'awaitingGesture';
}

/** The script of a service and how it starts, or why it must not load. */
function resolveScript(
  service: string,
): AppThunk<Script | { url: null; status: PushStatus; warning?: string }> {
  return (_dispatch, getState, { site, thirdParty }) => {
    const settings = selectSiteSettings(getState());
    const { alternativeSettings, token } = selectVisit(getState());
    // Visits with alternative settings get no push.
    if (settings === null || service === 'none' || alternativeSettings)
      return { url: null, status: 'off' };
    const refuse = (status: PushStatus, reason: string) => ({
      url: null,
      status,
      warning: `push: ${reason}`,
    });
    const { push } = site;
    const name = push.allowedServices.find((each) => each === service);
    if (name === undefined || name === 'none') {
      const available = push.allowedServices.join(', ');
      const given = JSON.stringify(service);
      return refuse('misconfigured', `provider ${given} is unknown (available: ${available})`);
    }
    if (!canPush(thirdParty.window)) return { url: null, status: 'unsupported' };
    const { scriptUrl, scriptOrigins, attributes = {}, requiresGesture } = PUSH_PROVIDERS[name];
    const url = scriptUrl({ settings, site, token: String(token) });
    if (url === null) return refuse('misconfigured', `${name} has no valid script url or code`);
    const { origin } = new WebUrl(url);
    const allowed = scriptOrigins(push);
    if (!allowed.includes(origin)) {
      const reason = `must not load a script from ${origin} (allowed: ${allowed.join(', ')})`;
      return refuse('originRefused', `${name} ${reason}`);
    }
    return { url, attributes, status: requiresGesture === true ? 'awaitingGesture' : 'loading' };
  };
}
