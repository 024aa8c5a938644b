/** The amount (section 5): the field keeps the text as typed; the amount itself is clamped at every key. */
import { AMOUNT_MAX_DIGITS } from '../../config/constants';
import { formatDigits } from '../../lib/money';

/** Rubles. */
export interface AmountRange {
  min: number;
  max: number;
}

export function clampAmount(amountRub: number, { min, max }: AmountRange): number {
  return Math.min(Math.max(amountRub, min), max);
}

/** Slider position: the nearest step within the range. */
export function nearestStep(amountRub: number, range: AmountRange, stepRub: number): number {
  return clampAmount(Math.round(amountRub / stepRub) * stepRub, range);
}

/** Longer pasted text is cut: parsing all of it would block the page. */
const MAX_TEXT_LENGTH = 200;

/** One number with words around it; a comma and up to two digits of kopecks may follow its digits. */
const AMOUNT_TEXT = /^(?:\D*[^\d.,]\.?)?(\d*)(?:([.,])(\d{0,2})\d?)?\D*$/;

/** «45.000», «1,234,567». */
const GROUPED_AMOUNT = /^\D*\d{1,3}(?:[.,]\d{3})+(?!\d)/;

/** «45к», «4,5 тыс.», «1 млн», without spaces. */
const SHORT_AMOUNT = /^\D*(\d{1,3})(?:[.,](\d\d?))?(т|[кk](?![a-zа-яё])|ми?л)\D*$/i;

/** One character within the six digits of the field. */
const TYPING_MISTAKE = /^(?=.{3,7}$)(\d+)[^\d.,](?=(\d+)$)/;

/**
 * Normalizes typed or pasted text: «45 000 ₽» and «45 тыс.» become 45000, «45000,50 руб.» keeps its kopecks for display.
 * More than six digits become the maximum. Two numbers, such as «10000-20000», give no amount: an empty text. One
 * character between up to six digits counts as a typing mistake, «45-000» becomes 45000; in pasted text only before
 * three digits, since «30-50» is a range.
 */
export function normalizeAmountText(text: string, max: number, isPasted = false): string {
  const compact = text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\s\p{Cf}'’]/gu, '')
    .replace(GROUPED_AMOUNT, (grouped) => grouped.replace(/[.,]/g, ''))
    .replace(/\D\d\d?коп.*/i, '')
    .replace(
      SHORT_AMOUNT,
      (_, whole: string, part: string | undefined, unit: string) =>
        whole + (part ?? '').padEnd(unit.length > 1 ? 6 : 3, '0'),
    )
    .replace(TYPING_MISTAKE, (all, start: string, end: string) =>
      isPasted && end.length !== 3 ? all : start,
    );
  const [, digits = '', comma = '', kopecks = ''] = AMOUNT_TEXT.exec(compact) ?? [];
  const whole = digits.replace(/^0+(?=\d)/, '');
  if (whole.length > AMOUNT_MAX_DIGITS) return String(max);
  return whole === '' ? '' : `${whole}${comma && ','}${kopecks}`;
}

/** The same text with grouped thousands. */
export function formatAmountText(edited: string): string {
  const [whole = '', kopecks] = edited.split(',');
  if (whole === '') return '';
  return formatDigits(Number(whole)) + (kopecks === undefined ? '' : `,${kopecks}`);
}

/** Rubles without kopecks; null for an empty text. */
export function parseAmountText(edited: string): number | null {
  const [whole = ''] = edited.split(',');
  return whole === '' ? null : Number(whole);
}
