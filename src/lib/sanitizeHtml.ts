/**
 * Sanitizes HTML from the service: DOMPurify with a narrow allow-list, converted to plain data that components
 * render as elements. A lazy chunk, loaded only when there is HTML.
 */
import DOMPurify, { type Config } from 'dompurify';
import { readSiteConfig } from '../config/readSiteConfig';
import { recordError } from './caughtErrors';
import { htmlToText } from './htmlToText';
import { createLog, describeError } from './log';
import { createPolicy } from './scriptUrl';
import { trimText } from './trimText';
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

/** Listed in the page's policy. DOMPurify's own name may be taken by another copy of it, in a third-party script. */
const POLICY_NAME = 'landing-html';

/** Null where Trusted Types are unavailable or the policy is refused; then only the plain text may remain. */
const policy = (createPolicy(
  POLICY_NAME,
  () => '',
  (html) => html,
) ?? null) as NonNullable<Config['TRUSTED_TYPES_POLICY']> | null;
let hasFailed = false;

const hasText = (node: SafeNode): boolean =>
  typeof node === 'string' ? trimText(node) !== '' : node.children.some(hasText);

/**
 * Sanitizes HTML, see `parseSafely`; of tags without a text, which editors leave in an empty field, nothing remains.
 * Where it fails, as under Trusted Types without a policy, legal texts must still be readable: their plain text remains,
 * one paragraph for each block.
 */
export function sanitizeHtml(html: string): SafeNode[] {
  try {
    const nodes = parseSafely(html);
    return nodes.some(hasText) ? nodes : [];
  } catch (error) {
    if (!hasFailed) {
      recordError(error);
      createLog(readSiteConfig(document).alias).warn(
        `HTML is shown as plain text: ${describeError(error)}`,
      );
    }
    hasFailed = true;
    return htmlToText(html).map((line) => ({ tag: 'p', children: [line] }));
  }
}

/**
 * Keeps the tags above and links with a usable url; blocks become paragraphs, all other tags leave their text, and so
 * does what is nested deeper than the limit.
 */
function parseSafely(html: string): SafeNode[] {
  // DOMPurify returns nothing, and says nothing, where the browser refuses this.
  new DOMParser().parseFromString((policy?.createHTML('') ?? '') as string, 'text/html');
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...SAFE_TAGS, ...BLOCK_TAGS, ...CELL_TAGS, 'a', 'hr', '#text'],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: true,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: policy,
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
    const isBlank = inline.every((node) => typeof node === 'string' && trimText(node) === '');
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
