/** Rules that styled-components has inserted; in development they are text already. */
const INSERTED = 'style[data-styled=active]:empty';

/** For Safari, which has no idle callbacks. */
const whenIdle = (callback: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
};

/**
 * Writes the rules that styled-components inserts through the CSSOM into a style element as text, from now on: HTML that
 * is saved, crawled or recorded has no other rules. The live page ignores the copy, because `disabled` is a property that
 * no HTML has.
 *
 * @returns a function that ends it
 */
export function mirrorStyles(): () => void {
  const copy = document.createElement('style');
  let ruleCount = 0;
  let isScheduled = false;

  const update = () => {
    isScheduled = false;
    const inserted = document.querySelector<HTMLStyleElement>(INSERTED);
    const rules = [...(inserted?.sheet?.cssRules ?? [])];
    if (rules.length === ruleCount) return;
    ruleCount = rules.length;
    copy.textContent = rules.map(({ cssText }) => cssText).join('');
    // Its place decides which rules win.
    if (!copy.isConnected) inserted?.after(copy);
    if (copy.sheet !== null) copy.sheet.disabled = true;
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(update);
  };

  schedule();
  // A component inserts its rules when it renders.
  const observer = new MutationObserver(schedule);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
  return () => observer.disconnect();
}
