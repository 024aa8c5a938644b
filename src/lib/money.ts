/** Rubles as the specification's section 5 shows them: RUB, ru-RU, no fraction digits. */
const rubles = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});
const digits = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const plural = new Intl.PluralRules('ru-RU');

const WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'рубль', few: 'рубля' };

/** `30 000 ₽`, with no-break spaces. */
export function formatRub(amountRub: number): string {
  return rubles.format(amountRub);
}

/** `30 000`. */
export function formatDigits(amount: number): string {
  return digits.format(amount);
}

/** `30 000 рублей`, for a voice. */
export function spokenRub(amountRub: number): string {
  return `${digits.format(amountRub)} ${WORDS[plural.select(amountRub)] ?? 'рублей'}`;
}
