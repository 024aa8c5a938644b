/** What page translators do to a document. */
import { onTestFinished } from 'vitest';
import { patchDomForTranslators } from '~/app/patchDomForTranslators';

/** Replaces every text node by an element with its text, on a page that is prepared for it as the real one is. */
export function translate(root: Element): void {
  const original = Object.getOwnPropertyDescriptors(Node.prototype);
  onTestFinished(() => void Object.defineProperties(Node.prototype, original));
  patchDomForTranslators(Node);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translation = document.createElement('span');
    translation.textContent = text.data;
    text.replaceWith(translation);
  }
}
