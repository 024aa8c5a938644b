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

/** Digits, optionally followed by a comma and up to two digits of kopecks. */
const AMOUNT_TEXT = /^(\d*)(?:([.,])(\d{0,2})\d*)?$/;

/**
 * Normalizes typed or pasted text: «45 000 ₽» becomes 45000, «45000,50» keeps its kopecks for display. More than
 * six digits become the maximum.
 */
export function normalizeAmountText(text: string, max: number): string {
  const compact = text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[^\d.,]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  const [, digits = '', comma = '', kopecks = ''] =
    AMOUNT_TEXT.exec(compact) ?? AMOUNT_TEXT.exec(compact.replace(/\D/g, '')) ?? [];
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
