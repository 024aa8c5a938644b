import type { PushService, SiteConfig } from '~/config/site';
import { httpsOrigins } from '~/lib/webUrl';

/** Origins of a service's scripts: one list for the policy and for the check of a code in the settings. */
export function pushScriptOrigins(
  service: PushService,
  push: Pick<SiteConfig['push'], 'rafinadScriptUrl' | 'repushScriptUrl' | 'scriptOrigins'>,
): string[] {
  const configured = (push.scriptOrigins ?? []).flatMap(httpsOrigins);
  switch (service) {
    case 'none':
      return [];
    case 'rollerads':
      // Its script url is fixed: the settings hold no code for it.
      return ['https://push-sdk.com'];
    case 'sendpulse':
      return ['https://web.webpushs.com', ...configured];
    case 'rafinad':
      return [...httpsOrigins(push.rafinadScriptUrl), ...configured];
    case 'repush':
      return [...httpsOrigins(push.repushScriptUrl), ...configured];
  }
}
