/** The amount (section 5): whole rubles, kept as typed, clamped when the field is left. */
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

/** The slider's position for an amount: the nearest step, in range. */
export function nearestStep(amountRub: number, range: AmountRange, stepRub: number): number {
  return clampAmount(Math.round(amountRub / stepRub) * stepRub, range);
}

/** Digits, then at most a comma with two digits of kopecks: what the field holds while it is edited. */
const EDITED = /^(\d*)(?:([.,])(\d{0,2})\d*)?$/;

/**
 * What an amount field keeps of what was typed or pasted: «45 000 ₽» is 45000, «45000,50» keeps its kopecks while they
 * are seen (they never count). A number of more than six digits is meant to be large: it becomes the largest.
 */
export function readAmountText(text: string, max: number): string {
  const compact = text.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  const [, digits = '', comma = '', kopecks = ''] =
    EDITED.exec(compact) ?? EDITED.exec(compact.replace(/\D/g, '')) ?? [];
  const whole = digits.replace(/^0+(?=\d)/, '');
  if (whole.length > AMOUNT_MAX_DIGITS) return String(max);
  return whole === '' ? '' : `${whole}${comma && ','}${kopecks}`;
}

/** The same with the thousands set apart. */
export function formatAmountText(edited: string): string {
  const [whole = '', kopecks] = edited.split(',');
  if (whole === '') return '';
  return formatDigits(Number(whole)) + (kopecks === undefined ? '' : `,${kopecks}`);
}

/** Rubles; null when nothing was typed. */
export function amountOf(edited: string): number | null {
  const [whole = ''] = edited.split(',');
  return whole === '' ? null : Number(whole);
}
