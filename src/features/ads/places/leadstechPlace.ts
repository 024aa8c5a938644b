import type { Place } from './place';

/**
 * `leadstech`: no slot script is public, so that its address is the site config's. That it finds its slots by the
 * placeholders' `data-slot-id` and its account by the script's `data-alias` is a guess.
 */
export const place: Place = {
  needs: ['alias', 'scriptUrl'],
  show: (_slot, { account, loadScript }) =>
    loadScript({ address: account.scriptUrl, attributes: { 'data-alias': account.alias } }),
};
