import type { PushService } from '~/config/site';
import type { PushProvider } from './pushProvider';
import { rafinadProvider } from './rafinadProvider';
import { repushProvider } from './repushProvider';
import { rolleradsProvider } from './rolleradsProvider';
import { sendpulseProvider } from './sendpulseProvider';

export type ProviderName = Exclude<PushService, 'none'>;

export const PUSH_PROVIDERS: Record<ProviderName, PushProvider> = {
  sendpulse: sendpulseProvider,
  rafinad: rafinadProvider,
  repush: repushProvider,
  rollerads: rolleradsProvider,
};
