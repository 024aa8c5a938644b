/** Starts push: a chunk that is loaded only where the settings name a provider. */
import { COOKIE, REPUSH_PROMPT_DELAY_MS } from '../../config/constants';
import type { PushService, SiteConfig } from '../../config/site';
import { property } from '../../lib/foreignValue';
import { ScriptError } from '../../lib/scriptLoader';
import type { AppThunk } from '../../store/thunks';
import { selectSiteOptions } from '../site/siteSlice';
import { selectHasAlternativeSettings, selectVisitToken } from '../visit/visitSlice';
import type { Channel, ChannelSettings } from './channels/channel';
import {
  pushConfigured,
  pushPromptBecameDue,
  pushPromptClosed,
  pushStatusChanged,
  selectPushService,
} from './pushSlice';

type Provider = Exclude<PushService, 'none'>;

/** Not by way of `loadChunk`: what a blocker has kept away does not come with a reload of the page. */
const CHANNELS: Record<Provider, () => Promise<{ channel: Channel }>> = {
  sendpulse: () => import('./channels/pulseChannel'),
  rafinad: () => import('./channels/rafinadChannel'),
  repush: () => import('./channels/repushChannel'),
  rollerads: () => import('./channels/rollerChannel'),
};

/**
 * Starts the provider that the settings name. Needs the settings, the visit and the page being ready. Our own code
 * never asks the browser for permission.
 *
 * @param readyAtMs when the page became ready, on the services' clock
 * @returns false when push is not to be had, whatever the reason (section 8); never rejects
 */
export function openChannel(readyAtMs: number): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { site, cookies, clock, log, thirdParty }) => {
    const options = selectSiteOptions(getState());
    const service = options?.pushService ?? 'none';
    // A visit with alternative settings is offered no push.
    if (service === 'none' || selectHasAlternativeSettings(getState())) {
      dispatch(pushConfigured({ service, status: 'off' }));
      return false;
    }
    const provider = findProvider(service, site);
    if (provider === undefined) {
      dispatch(pushConfigured({ service, status: 'misconfigured' }));
      const available = site.push.allowedServices.join(', ');
      log.warn(`push: provider ${JSON.stringify(service)} is unknown (available: ${available})`);
      return false;
    }
    if (!canPush(thirdParty.page)) {
      dispatch(pushConfigured({ service, status: 'unsupported' }));
      return false;
    }
    try {
      const { channel } = await CHANNELS[provider]();
      const settings = dispatch(readSettings());
      if (settings === null || channel.scriptAddress(settings) === null) {
        dispatch(pushConfigured({ service, status: 'misconfigured' }));
        log.warn(`push: ${service} has no script address or code that can be used`);
        return false;
      }
      if (!channel.waitsForTap) {
        dispatch(pushConfigured({ service, status: 'loading' }));
        return await dispatch(loadChannel(channel));
      }
      const willPrompt = cookies.get(COOKIE.repushPrompt.name) === undefined;
      dispatch(pushConfigured({ service, status: 'asking', willPrompt }));
      if (willPrompt) {
        const sinceReadyMs = clock.now() - readyAtMs;
        setTimeout(
          () => dispatch(pushPromptBecameDue()),
          Math.max(0, REPUSH_PROMPT_DELAY_MS - sinceReadyMs),
        );
      }
      return true;
    } catch (error) {
      dispatch(pushConfigured({ service, status: 'failed' }));
      log.warn(`push: ${error instanceof Error ? error.message : 'unknown error'}`);
      return false;
    }
  };
}

/** The visitor's own tap on the prompt: only now the provider's script comes. */
export function subscribe(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { site, log }) => {
    dispatch(pushPromptClosed());
    const provider = findProvider(selectPushService(getState()), site);
    if (provider === undefined) return false;
    dispatch(pushStatusChanged('loading'));
    try {
      const { channel } = await CHANNELS[provider]();
      return await dispatch(loadChannel(channel));
    } catch {
      dispatch(pushStatusChanged('failed'));
      log.warn('push: the provider could not be loaded');
      return false;
    }
  };
}

function loadChannel(channel: Channel): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { log, thirdParty }) => {
    const settings = dispatch(readSettings());
    const address = settings === null ? null : channel.scriptAddress(settings);
    try {
      if (address === null) throw new ScriptError('blocked');
      const { attributes } = channel;
      await thirdParty.loadScript({
        address,
        ...(attributes === undefined ? {} : { attributes }),
      });
      dispatch(pushStatusChanged('loaded'));
      return true;
    } catch (error) {
      dispatch(pushStatusChanged('failed'));
      const reason = error instanceof ScriptError ? error.failure : 'unknown error';
      log.warn(`push: ${selectPushService(getState())} did not come (${reason})`);
      return false;
    }
  };
}

function readSettings(): AppThunk<ChannelSettings | null> {
  return (_dispatch, getState, { site }) => {
    const options = selectSiteOptions(getState());
    return options === null ? null : { options, site, token: selectVisitToken(getState()) };
  };
}

function findProvider(service: string, { push }: Pick<SiteConfig, 'push'>): Provider | undefined {
  return push.allowedServices.find((each): each is Provider => each !== 'none' && each === service);
}

/** Whether push can work here at all, and the visitor has not refused it. */
function canPush(page: object): boolean {
  const notification = property(page, 'Notification');
  const hasWorker = property(property(page, 'navigator'), 'serviceWorker') !== undefined;
  const permission = property(notification, 'permission');
  return hasWorker && (permission === 'default' || permission === 'granted');
}
