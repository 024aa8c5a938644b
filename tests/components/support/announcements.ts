/** What the page has announced in the current test: its live region lies in a closed shadow root. */
export const announced: string[] = [];

const attachShadow = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow')
  ?.value as typeof Element.prototype.attachShadow;

Element.prototype.attachShadow = function attach(this: Element, init) {
  const root = attachShadow.call(this, init);
  const observer = new MutationObserver((records) => {
    const texts = records.flatMap(({ addedNodes }) =>
      [...addedNodes].map((node) => node.textContent ?? ''),
    );
    announced.push(...texts.filter((text) => text !== ''));
  });
  observer.observe(root, { subtree: true, childList: true });
  return root;
};
