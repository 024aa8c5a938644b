/**
 * Rubles as `Intl` writes them for ru-RU, held against it in the tests. `Intl` itself is not used: setting it up takes a
 * cheap phone some 60 ms, and the amount is in the way of the first touch.
 */
const NO_BREAK_SPACE = '\u00a0';
const BEFORE_EACH_THOUSAND = /\B(?=(?:\d{3})+$)/g;

/** `30 000`. @param amount a whole number, not negative */
export function formatDigits(amount: number): string {
  return String(amount).replace(BEFORE_EACH_THOUSAND, NO_BREAK_SPACE);
}

/** `30 000 ₽`, with no-break spaces: RUB, ru-RU, no fraction digits (section 5). */
export function formatRub(amountRub: number): string {
  return `${formatDigits(amountRub)}${NO_BREAK_SPACE}₽`;
}

/** `30 000 рублей`, for a voice. */
export function spokenRub(amountRub: number): string {
  return `${formatDigits(amountRub)} ${rubleWord(amountRub)}`;
}

function rubleWord(amountRub: number): string {
  const ones = amountRub % 10;
  const isTeen = Math.floor(amountRub / 10) % 10 === 1;
  if (ones === 1 && !isTeen) return 'рубль';
  return ones >= 2 && ones <= 4 && !isTeen ? 'рубля' : 'рублей';
}
