import type { AdAdapter } from './adAdapter';

/**
 * `leadstech`: its script url comes from the site config, since none is public. A guess: the script finds slots by
 * `data-slot-id` and its account by `data-alias`.
 */
export const leadstechAdapter: AdAdapter = {
  requiredFields: ['alias', 'scriptUrl'],
  show: (_slot, { account, loadScript }) =>
    loadScript({ url: account.scriptUrl, attributes: { 'data-alias': account.alias } }),
};
