/** Generated formats of Russian mobiles, and numbers that must never be taken for one. */

interface PhoneFormat {
  text: string;
  /** `+7 (9XX) XXX-XX-XX`. */
  expected: string;
}

const NUMBERS = ['9123456789', '9999999999', '9000000001', '9778899877'] as const;

const PREFIXES = ['+7', '8', '7', '', '+ 7', '\uff0b7'] as const;

/** Ways to separate the ten digits. */
const SEPARATED: readonly ((parts: readonly string[]) => string)[] = [
  ([a, b, c, d]) => `${a}${b}${c}${d}`,
  ([a, b, c, d]) => ` ${a} ${b}-${c}-${d}`,
  ([a, b, c, d]) => ` (${a}) ${b}-${c}-${d}`,
  ([a, b, c, d]) => `(${a})${b}${c}${d}`,
  ([a, b, c, d]) => ` ${a} ${b} ${c} ${d}`,
  ([a, b, c, d]) => `-${a}-${b}-${c}-${d}`,
  ([a, b, c, d]) => `.${a}.${b}.${c}.${d}`,
  ([a, b, c, d]) => `\u00a0${a}\u00a0${b}\u00a0${c}\u00a0${d}`,
  ([a, b, c, d]) => ` ${a} ${b}\u2013${c}\u2014${d}`,
  ([a, b, c, d]) => ` ${a} ${b}\u2011${c}\u2212${d}`,
  ([a, b, c, d]) => ` [${a}] ${b}/${c}/${d}`,
  ([a, b, c, d]) => `,${a},${b},${c},${d}`,
  ([a, b, c, d]) => ` \u2022 ${a} \u2022 ${b} \u2022 ${c}\u2022${d}`,
];

/** The text with its digits in another script. @param zero the digit 0 of that script */
export function inScript(text: string, zero: string): string {
  const first = zero.codePointAt(0) ?? 0;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
}

/** Text and invisible characters copied along with a number; digits of other scripts. */
const WRAPPED: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `  ${number}  `,
  (number) => `${number}\n`,
  (number) => `тел. ${number}`,
  (number) => `\u2022 ${number}`,
  (number) => inScript(number, '\uff10'),
  (number) => inScript(number, '\u0660'),
  (number) => `Мобильный: ${number}`,
  (number) => `\u202a${number}\u202c`,
  (number) => `\ufeff${number}\u200b`,
];

function split(number: string): string[] {
  return [number.slice(0, 3), number.slice(3, 6), number.slice(6, 8), number.slice(8)];
}

function formatsOf(number: string): PhoneFormat[] {
  const parts = split(number);
  const [a = '', b = '', c = '', d = ''] = parts;
  const expected = `+7 (${a}) ${b}-${c}-${d}`;
  return PREFIXES.flatMap((prefix) =>
    SEPARATED.flatMap((separate) =>
      WRAPPED.map((wrap) => ({ text: wrap(`${prefix}${separate(parts)}`), expected })),
    ),
  );
}

/** Every prefix × separation × wrapping × number. */
export const allPhoneFormats: readonly PhoneFormat[] = NUMBERS.flatMap(formatsOf);

/** Typing in a browser is slow; the unit tests enter every format. */
const STEP = 83;

/**
 * Every n-th format, beginning with `first`: a sample with every prefix, separation and wrapping. Each way to enter a
 * number has a sample of its own.
 */
export function samplePhoneFormats(first: number): readonly PhoneFormat[] {
  return allPhoneFormats.filter((_, index) => index % STEP === first % STEP);
}

interface InvalidPhone {
  text: string;
  problem: 'notRussianMobile' | 'incomplete' | 'tooManyDigits';
}

const notMobile = (text: string): InvalidPhone => ({ text, problem: 'notRussianMobile' });
const incomplete = (text: string): InvalidPhone => ({ text, problem: 'incomplete' });
const tooManyDigits = (text: string): InvalidPhone => ({ text, problem: 'tooManyDigits' });

export const invalidPhones: readonly InvalidPhone[] = [
  // Landlines and toll-free numbers.
  notMobile('+7 495 123-45-67'),
  notMobile('8 (812) 123 45 67'),
  notMobile('84951234567'),
  notMobile('74951234567'),
  notMobile('8 800 555 35 35'),
  notMobile('4951234567'),
  // Kazakhstan shares the country code.
  notMobile('+7 701 234 56 78'),
  notMobile('87012345678'),
  notMobile('77012345678'),
  // Other countries, with the digits of a Russian mobile inside.
  notMobile('+998 90 123 45 67'),
  notMobile('+992 91 912 34 56'),
  notMobile('+996 912 345 678'),
  notMobile('+39 912 345 6789'),
  notMobile('+375 29 123-45-67'),
  notMobile('+380 91 234 56 78'),
  notMobile('+1 912 345 6789'),
  notMobile('+8 912 345-67-89'),
  notMobile('+9123456789'),
  notMobile('00 7 912 345-67-89'),
  notMobile('810 7 912 345 67 89'),
  notMobile('375291234567'),
  // Extensions and a second number.
  notMobile('+7 495 123-45-67 доб. 912'),
  notMobile('8 495 1234567 доб 9123456789'),
  tooManyDigits('+7 912 345-67-89 доб. 12'),
  tooManyDigits('+7 912 345-67-89, 8 912 345-67-80'),
  tooManyDigits('8 912 345-67-89 #4'),
  incomplete('+7 912 345-67-8 доб. 9'),
  tooManyDigits('+7 912 345-67-89 +7 912 345-67-80'),
  // One digit too many.
  tooManyDigits('+7 912 345-67-890'),
  tooManyDigits('891234567890'),
  tooManyDigits('998901234567'),
  tooManyDigits('99123456789'),
  notMobile('+7 8 912 345-67-89'),
  notMobile('88912345678'),
];
