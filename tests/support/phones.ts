/** Writings of phone numbers, generated: what must end up right, and what must never be bent into a mobile. */

interface Writing {
  text: string;
  /** `+7 (9XX) XXX-XX-XX`. */
  expected: string;
}

const NUMBERS = ['9123456789', '9999999999', '9000000001', '9778899877'] as const;

const PREFIXES = ['+7', '8', '7', '', '+ 7', '\uff0b7'] as const;

/** How the ten digits are set apart. */
const SHAPES: readonly ((parts: readonly string[]) => string)[] = [
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
];

/** What comes along with a copied number. */
const SURROUNDINGS: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `  ${number}  `,
  (number) => `${number}\n`,
  (number) => `тел. ${number}`,
  (number) => `Мобильный: ${number}`,
  (number) => `\u202a${number}\u202c`,
  (number) => `\ufeff${number}\u200b`,
];

function split(number: string): string[] {
  return [number.slice(0, 3), number.slice(3, 6), number.slice(6, 8), number.slice(8)];
}

function writingsOf(number: string): Writing[] {
  const parts = split(number);
  const [a = '', b = '', c = '', d = ''] = parts;
  const expected = `+7 (${a}) ${b}-${c}-${d}`;
  return PREFIXES.flatMap((prefix) =>
    SHAPES.flatMap((shape) =>
      SURROUNDINGS.map((surround) => ({ text: surround(`${prefix}${shape(parts)}`), expected })),
    ),
  );
}

/** Every prefix × shape × surrounding × number. */
export const allMobileWritings: readonly Writing[] = NUMBERS.flatMap(writingsOf);

/** One in how many is entered in a browser, which is slower than a function: more of them in a full run. */
const STEP = process.env['TEST_FULL'] === '1' ? 5 : 23;

/** Every prefix, shape and surrounding is among them. */
export const mobileWritings = allMobileWritings.filter((_, index) => index % STEP === 0);

interface NotMobile {
  text: string;
  problem: 'foreign' | 'incomplete';
}

const foreign = (text: string): NotMobile => ({ text, problem: 'foreign' });
const incomplete = (text: string): NotMobile => ({ text, problem: 'incomplete' });

export const notMobiles: readonly NotMobile[] = [
  // Landlines and toll-free numbers.
  foreign('+7 495 123-45-67'),
  foreign('8 (812) 123 45 67'),
  foreign('84951234567'),
  foreign('74951234567'),
  foreign('8 800 555 35 35'),
  foreign('4951234567'),
  // Kazakhstan shares the country code.
  foreign('+7 701 234 56 78'),
  foreign('87012345678'),
  foreign('77012345678'),
  // Others, whose digits hold a whole mobile.
  foreign('+998 90 123 45 67'),
  foreign('+992 91 912 34 56'),
  foreign('+996 912 345 678'),
  foreign('+39 912 345 6789'),
  foreign('+375 29 123-45-67'),
  foreign('+380 91 234 56 78'),
  foreign('+1 912 345 6789'),
  foreign('+8 912 345-67-89'),
  foreign('+9123456789'),
  foreign('00 7 912 345-67-89'),
  foreign('810 7 912 345 67 89'),
  foreign('375291234567'),
  // Extensions and a second number.
  foreign('+7 495 123-45-67 доб. 912'),
  foreign('8 495 1234567 доб 9123456789'),
  incomplete('+7 912 345-67-89 доб. 12'),
  incomplete('+7 912 345-67-89, 8 912 345-67-80'),
  incomplete('8 912 345-67-89 #4'),
  incomplete('+7 912 345-67-8 доб. 9'),
  incomplete('+7 912 345-67-89 +7 912 345-67-80'),
  // One digit too many, wherever the number begins.
  incomplete('+7 912 345-67-890'),
  incomplete('891234567890'),
  incomplete('998901234567'),
  incomplete('99123456789'),
  foreign('+7 8 912 345-67-89'),
  foreign('88912345678'),
];
