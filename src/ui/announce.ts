/** Readers must know the region before its first line, and have said a line before it goes. */
const REGION_DELAY_MS = 100;
const LINE_MS = 3_000;

const regions = new WeakMap<Element, Element>();

/** In a closed shadow root: nobody else finds a second copy of what the page shows. */
function addRegion(root: Element): Element {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;top:0;clip-path:inset(50%)';
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  host.attachShadow({ mode: 'closed' }).append(region);
  root.append(host);
  regions.set(root, region);
  return region;
}

/**
 * Says a text once, politely. The region is empty at all other times: when `inert` or a modal dialog ends, Chromium
 * tells readers of every line that the page's regions hold.
 */
export function announce(text: string): void {
  // Outside an open dialog nothing is said.
  const root = document.querySelector('dialog[open]') ?? document.body;
  const region = regions.get(root) ?? addRegion(root);
  const line = document.createElement('p');
  line.textContent = text;
  setTimeout(() => {
    region.append(line);
    setTimeout(() => line.remove(), LINE_MS);
  }, REGION_DELAY_MS);
}
