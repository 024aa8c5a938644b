/** What the three Google platforms share (section 9: a unit starts 300 ms after the script has loaded). */
import { GOOGLE_START_DELAY_MS } from '../../../config/constants';
import { pushToQueue } from '../../../lib/foreignValue';
import type { PlaceContext, PlaceSlot } from './place';

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';
const QUEUE = 'adsbygoogle';

/** Puts the unit's mark into the slot and loads the script, which is the same for all units. */
export async function placeUnit(
  { id, host, onFilled, onEmpty }: PlaceSlot,
  { account, loadScript }: PlaceContext,
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
    if (status === 'unfilled') onEmpty();
  }).observe(unit, { attributeFilter: ['data-ad-status'] });
  host.append(unit);
  // The queue is a plain list until the script takes it over: there is no global to ask for.
  await loadScript({
    address: `${SCRIPT}?client=${encodeURIComponent(account.accountId)}`,
    attributes: { crossorigin: 'anonymous' },
  });
}

/** Asks for an ad for the first unit that has none. */
export async function startUnit({ onEmpty }: PlaceSlot, { page }: PlaceContext): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, GOOGLE_START_DELAY_MS));
  try {
    pushToQueue(page, QUEUE, {});
  } catch {
    // A slot without width, or a unit that has its ad already.
    onEmpty();
  }
}
