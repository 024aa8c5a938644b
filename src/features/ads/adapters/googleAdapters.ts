/** The three google platforms (section 9: ads start 300 ms after the script has loaded). */
import { GOOGLE_START_DELAY_MS } from '~/config/constants';
import { pushToQueue } from '~/lib/readUnknown';
import type { AdAdapter, AdapterContext, AdapterSlot } from './adAdapter';

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';
const QUEUE = 'adsbygoogle';

/** Inserts a unit into the slot and loads the script, which all units share. */
async function insertUnit(
  { id, host, onFilled, onUnfilled }: AdapterSlot,
  { account, loadScript }: AdapterContext,
): Promise<void> {
  const unit = document.createElement('ins');
  unit.className = QUEUE;
  unit.style.display = 'block';
  unit.dataset['adClient'] = account.accountId;
  unit.dataset['adSlot'] = id;
  unit.dataset['adFormat'] = 'auto';
  new MutationObserver(() => {
    const status = unit.dataset['adStatus'];
    if (status === 'filled') onFilled();
    if (status === 'unfilled') onUnfilled();
  }).observe(unit, { attributeFilter: ['data-ad-status'] });
  host.append(unit);
  // No `isReady` check: the queue is a plain array before and after the load.
  await loadScript({
    url: `${SCRIPT}?client=${encodeURIComponent(account.accountId)}`,
    attributes: { crossorigin: 'anonymous' },
  });
}

/** Requests an ad for the first unfilled unit. */
async function requestAd({ onUnfilled }: AdapterSlot, { window }: AdapterContext): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, GOOGLE_START_DELAY_MS));
  try {
    pushToQueue(window, QUEUE, {});
  } catch {
    // Thrown for a slot without width, or a unit that already has an ad.
    onUnfilled();
  }
}

/** A unit and an ad request for every slot. */
export const googleManyAdapter: AdAdapter = {
  reportsFill: true,
  async show(slot, context) {
    await insertUnit(slot, context);
    await requestAd(slot, context);
  },
};

/** One display unit, in the first slot; other slots stay unfilled. */
export const googleAdapter: AdAdapter = {
  reportsFill: true,
  async show(slot, context) {
    if (slot.isFirst) await googleManyAdapter.show(slot, context);
    else slot.onUnfilled();
  },
};

/** Script and units without an ad request. */
export const googleNotStartAdapter: AdAdapter = { ...googleManyAdapter, show: insertUnit };
