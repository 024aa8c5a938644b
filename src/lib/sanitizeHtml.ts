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

/** Become paragraphs, one for each run of text. A table is read row by row. */
const BLOCK_TAGS = [
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'center'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'address', 'dl', 'dt', 'dd'],
  ...['figure', 'figcaption', 'details', 'summary', 'fieldset', 'legend'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'],
];

/** Separated by a space from the next one in their row. */
const CELL_TAGS = ['td', 'th'];

/** Deeper nesting would overflow the stack when rendered. */
const MAX_DEPTH = 12;

/**
 * Keeps the tags above and links with a usable url; blocks become paragraphs, all other tags leave their text, and so
 * does what is nested deeper than the limit.
 */
export function sanitizeHtml(html: string): SafeNode[] {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...SAFE_TAGS, ...BLOCK_TAGS, ...CELL_TAGS, 'a', 'hr', '#text'],
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
  const name = node.tagName.toLowerCase();
  // These add no depth to what is rendered; parsers limit how deep they can be.
  if (BLOCK_TAGS.includes(name)) return toParagraphs(readChildren(node, depth));
  if (CELL_TAGS.includes(name)) return [...readChildren(node, depth), ' '];
  if (name === 'hr') return [{ tag: 'br', children: [] }];
  const children = readChildren(node, depth + 1);
  if (name === 'a') {
    const href = toWebUrlOrPath(node.getAttribute('href') ?? '');
    return href === null ? children : [{ tag: 'a', href, children }];
  }
  const tag = SAFE_TAGS.find((each) => each === name);
  return tag === undefined ? children : [{ tag, children }];
}

/** Wraps what lies between paragraphs and lists into paragraphs, because they must not be nested. */
function toParagraphs(nodes: readonly SafeNode[]): SafeNode[] {
  const paragraphs: SafeNode[] = [];
  let inline: SafeNode[] = [];
  const endParagraph = () => {
    const isBlank = inline.every((node) => typeof node === 'string' && node.trim() === '');
    if (!isBlank) paragraphs.push({ tag: 'p', children: inline });
    inline = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string' && ['p', 'ul', 'ol'].includes(node.tag)) {
      endParagraph();
      paragraphs.push(node);
    } else {
      inline.push(node);
    }
  }
  endParagraph();
  return paragraphs;
}
