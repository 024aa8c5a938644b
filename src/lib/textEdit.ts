/** Edits of a formatted text field, told from its texts and the caret alone: keyboards send too few other events. */

/** A field as the browser left it, not yet formatted. */
export interface TextInput {
  readonly text: string;
  readonly caret: number;
  readonly isComposed: boolean;
  /** Of the input event; empty if it has none. */
  readonly inputType: string;
}

/** A part of a text replaced by other text. */
export interface TextEdit {
  readonly before: string;
  readonly text: string;
  /** Where the replaced part began, in both texts. */
  readonly start: number;
  /** The new part; empty for a deletion. */
  readonly inserted: string;
  /** What follows the new part. */
  readonly behind: string;
  /** Digits in it, without those of the prefix that the field puts in by itself. */
  readonly digitsBehind: number;
  /** At most one character was inserted. */
  readonly isKey: boolean;
  /** By keys, one character or one composition at a time; false if it was filled in, pasted or dropped. */
  readonly isTyped: boolean;
  /** Or dropped. */
  readonly isPasted: boolean;
}

/**
 * @param before the formatted text before the edit
 * @param first the first place of the caret in it
 */
export function findEdit(
  before: string,
  { text, caret, isComposed, inputType }: TextInput,
  first: number,
  format: (text: string) => string,
): TextEdit {
  const afterCaret = text.slice(caret);
  // Else the text was replaced, whatever the caret.
  let behind = before.endsWith(afterCaret) ? afterCaret : '';
  const insertedEnd = text.length - behind.length;
  const end = before.length - behind.length;
  let start = 0;
  while (start < Math.min(end, insertedEnd) && before[start] === text[start]) start += 1;
  const inserted = text.slice(start, insertedEnd);
  let ahead = text.slice(0, start);
  if (inserted === '' && end - start === 1 && start >= first && format(text) === before) {
    // A separator alone was deleted. It would come back, and the caret stay: the digit beside it is deleted too.
    if (inputType === 'deleteContentForward') behind = behind.replace(/\d/, '');
    else ahead = ahead.replace(/\d(\D*)$/, '$1');
  }
  const isKey = /^.?$/su.test(inserted);
  return {
    before,
    text: ahead + inserted + behind,
    start,
    inserted,
    behind,
    digitsBehind: Math.min(countDigits(behind), countDigits(before.slice(first))),
    isKey,
    isTyped: isComposed || isKey,
    isPasted: inputType.startsWith('insertFrom'),
  };
}

/**
 * The place of the caret after an edit: the digits that stood behind it stay behind it.
 *
 * @param allowed by position
 */
export function findCaret(
  { text, behind, digitsBehind }: TextEdit,
  formatted: string,
  allowed: readonly boolean[],
): number {
  if (formatted === text) return text.length - behind.length;
  let position = formatted.length;
  const isFree = () =>
    allowed[position] === true && countDigits(formatted.slice(position)) >= digitsBehind;
  while (position > 0 && !isFree()) position -= 1;
  return position;
}

function countDigits(text: string): number {
  return text.replace(/\P{Nd}/gu, '').length;
}
