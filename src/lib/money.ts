/**
 * Rubles formatted like `Intl` for ru-RU, compared with it in tests. `Intl` is not used: its first call takes a
 * cheap phone 60 ms.
 */
import { plural } from '../config/plural';

const NO_BREAK_SPACE = '\u00a0';
const THOUSANDS_BOUNDARY = /\B(?=(?:\d{3})+$)/g;

/** `30 000`. @param amount a whole number, not negative */
export function formatDigits(amount: number): string {
  return String(amount).replace(THOUSANDS_BOUNDARY, NO_BREAK_SPACE);
}

/** `30 000 ₽`, with no-break spaces: RUB, ru-RU, no fraction digits (section 5). */
export function formatRub(amountRub: number): string {
  return `${formatDigits(amountRub)}${NO_BREAK_SPACE}₽`;
}

/** `30 000 рублей`, for screen readers. */
export function formatRubLong(amountRub: number): string {
  return `${formatDigits(amountRub)} ${plural(amountRub, ['рубль', 'рубля', 'рублей'])}`;
}
