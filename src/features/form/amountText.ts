/** The text of the amount's field (section 5), kept as typed; the amount itself is clamped at every key. */
import { normalizeDigits } from '../../application/phone';
import { AMOUNT_MAX_DIGITS } from '../../config/constants';
import { formatDigits } from '../../lib/money';
import type { TextEdit } from '../../lib/textEdit';

/** Longer pasted text is cut: parsing all of it would block the page. */
const MAX_TEXT_LENGTH = 200;

/** One number with words around it; a comma and up to two digits of kopecks may follow its digits. */
const AMOUNT_TEXT = /^(?:\D*[^\d.,]\.?)?(\d*)(?:[.,]\d{0,3})?\D*$/;

/** «45.000», «1,234,567», «45-000», but not «5.000-7.000». */
const GROUPED_AMOUNT = /^\D*\d{1,3}([.,/\p{Pd}])\d{3}(?:\1\d{3})*(?!\d)/u;

/** «45к», «45круб.», «4,5тыс.», «1млн». */
const SHORT_AMOUNT =
  /^\D*(\d{1,3})(?:[.,](\d\d?))?(т|[кk](?=[рr](?:уб|ub|\.|$)|[^a-zа-яё]|$)|ми?л)\D*$/i;

/** «00 коп.» */
const KOPECKS = /(^|\D)\d\d?\s*коп.*/i;

/** The start of kopecks, of a group or of a range: it is kept, but not shown, until what follows tells which. */
const OPEN_END = /\d([.,/\p{Pd}]\d{0,2})$/u;

/**
 * The rubles in a text as digits: 45000 for «45 000 ₽», «45 тыс.» and «45000,50 руб.», in the digits of any script.
 * Empty without exactly one number: «10000-20000».
 */
export function readAmount(text: string): string {
  const compact = normalizeDigits(text.slice(0, MAX_TEXT_LENGTH))
    .replace(/[\s\p{Cf}'’٬]/gu, '')
    .replace(GROUPED_AMOUNT, (grouped) => grouped.replace(/\D/g, ''))
    .replace(KOPECKS, '')
    .replace(
      SHORT_AMOUNT,
      (_, whole: string, part: string | undefined, unit: string) =>
        whole + (part ?? '').padEnd(unit.length > 1 ? 6 : 3, '0'),
    );
  return AMOUNT_TEXT.exec(compact)?.[1]?.replace(/^0+(?=\d)/, '') ?? '';
}

/** Letters that change no amount: «руб.». Others may, as in «45 тыс.». */
const LETTER = /(?![рубp])\p{L}/iu;

/** Text of the amount field: up to six digits; after them an open end, which is not shown. */
export interface AmountText {
  text: string;
  /** True if a part of the edit, or of one that it continues, was not taken. */
  isRefused: boolean;
}

/** Applies an edit of the shown text. A key adds a digit or nothing, and a letter is refused; more text at once is read as an amount. */
export function editAmount(
  { text: known, isRefused: wasRefused }: AmountText,
  { before, text, start, inserted, behind, isKey }: TextEdit,
  max: number,
): AmountText {
  const isAtEnd = start === before.length;
  const plain = normalizeDigits(inserted);
  if (isKey && /\D/.test(plain) && !(isAtEnd && OPEN_END.test(known + plain))) {
    // A selection is gone, as with any other key: the next digits must not be added to the sum that it held.
    const isReplaced = start + behind.length < before.length;
    const rest = isReplaced ? readAmount(before.slice(0, start) + behind) : known;
    return { text: rest, isRefused: wasRefused || LETTER.test(plain) };
  }
  const edited = isAtEnd ? known + plain.replace(KOPECKS, '') : normalizeDigits(text);
  const amount = readAmount(edited);
  const [, end = ''] = OPEN_END.exec(edited) ?? [];
  if (amount === '' && text !== '') {
    return { text: isKey && isAtEnd && end ? edited : known, isRefused: true };
  }
  if (amount.length > AMOUNT_MAX_DIGITS) {
    const own = readAmount(inserted);
    // A whole sum beside another one, such as a pasted or dictated one, takes its place.
    if (!isKey && /^\d{4,6}$/.test(own)) return { text: own, isRefused: false };
    return { text: isKey ? known : String(max), isRefused: true };
  }
  const isOpen = readAmount(edited.slice(0, edited.length - end.length)) === amount;
  const isSettled = !isAtEnd || OPEN_END.test(known);
  return { text: amount + (isOpen ? end : ''), isRefused: wasRefused && !isSettled };
}

/** The digits with grouped thousands, without an open end. */
export function formatAmountText(text: string): string {
  const amountRub = parseAmountText(text);
  return amountRub === null ? '' : formatDigits(amountRub);
}

/** Rubles; null for an empty text. */
export function parseAmountText(text: string): number | null {
  const [digits] = /^\d*/.exec(text.replace(/\s/g, '')) ?? [];
  return digits ? Number(digits) : null;
}
