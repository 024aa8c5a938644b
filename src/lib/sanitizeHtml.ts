/**
 * Sanitizes HTML from the service: DOMPurify with a narrow allow-list, converted to plain data that components
 * render as elements. A lazy chunk, loaded only when there is HTML.
 */
import DOMPurify from 'dompurify';
import { toWebUrlOrPath } from './webUrl';

export const SAFE_TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'span',
  'ul',
  'ol',
  'li',
] as const;
export type SafeTag = (typeof SAFE_TAGS)[number];

export type SafeNode =
  | string
  | { readonly tag: SafeTag; readonly children: readonly SafeNode[] }
  /** A link with a validated url. */
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly SafeNode[] };

/** Deeper nesting would overflow the stack when rendered. */
const MAX_DEPTH = 12;

export function sanitizeHtml(html: string): SafeNode[] {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...SAFE_TAGS, 'a', 'div', '#text'],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: true,
    RETURN_DOM_FRAGMENT: true,
  });
  return readChildren(fragment, 0);
}

function readChildren(parent: Node, depth: number): SafeNode[] {
  if (depth > MAX_DEPTH) return [parent.textContent ?? ''];
  return [...parent.childNodes].flatMap((child) => readNode(child, depth));
}

function readNode(node: Node, depth: number): SafeNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element)) return [];
  const children = readChildren(node, depth + 1);
  const name = node.tagName.toLowerCase();
  if (name === 'a') {
    const href = toWebUrlOrPath(node.getAttribute('href') ?? '');
    return href === null ? children : [{ tag: 'a', href, children }];
  }
  if (name === 'div') return [{ tag: 'p', children }];
  const tag = SAFE_TAGS.find((each) => each === name);
  return tag === undefined ? children : [{ tag, children }];
}
