/** Text with the blocks of HTML as lines, made without an HTML parser. Only ever rendered as text. */
import { trimText } from './trimText';

/** Elements whose content is not text for readers, and comments. */
const HIDDEN =
  /<!--.*?(?:-->|$)|<(?<tag>script|style|title|template)\b.*?(?:<\/\k<tag>[^>]*>|$)/gis;

/** Tags within a line; every other tag ends one. */
const INLINE_TAG = /<\/?(?:a|b|strong|i|em|u|s|small|sub|sup|span|font|abbr|label)(?:\s[^>]*)?>/gi;

const TAG = /<[/!a-z][^>]*>?/gi;

const ENTITIES: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
};

/** The lines of text, without blank ones. */
export function htmlToText(html: string): string[] {
  return html
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(INLINE_TAG, '')
    .replace(TAG, '\n')
    .split('\n')
    .map((line) => trimText(decodeEntities(line)))
    .filter((line) => line !== '');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+|x[\da-f]+)|([a-z]+));?/gi, (entity, code?: string, name = '') => {
    if (code === undefined) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const point = Number(code.replace(/^x/i, '0x'));
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}
