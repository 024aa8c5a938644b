/** Removes what may be personal from a text about an error. */

/** Longer texts are cut before the search. */
const MAX_SEARCHED = 20_000;

/** Query and hash of a url or path; the line and column of a stack stay. */
const QUERY = /(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*?(?=(?::\d+){0,2}(?:[\s"'<>()]|$))/g;
/** Pairs of a query without its url. */
const PAIR = /[?#&][\w.%[\]-]+=[^\s"'<>()]*/g;
/**
 * Seven digits or more, however they are separated. A colon separates line and column, so it is no separator here;
 * neither are letters, except in an encoded character.
 */
const PHONE = /\+?\p{Nd}(?:(?:%[0-9a-f]{2}|[^\p{L}\p{Nd}:]){0,3}\p{Nd}){6,}/giu;

/**
 * Removes queries and phone numbers.
 *
 * @param maxLength of the result, cut after the removal
 */
export function scrub(text: string, maxLength: number): string {
  return text
    .slice(0, MAX_SEARCHED)
    .replace(QUERY, '$1')
    .replace(PAIR, '')
    .replace(PHONE, '[number]')
    .slice(0, maxLength);
}
