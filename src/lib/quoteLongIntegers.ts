/**
 * A string as a whole, so that its digits are left alone, or a number. One that breaks off counts too: else each of its
 * escaped quotes would be tried as a beginning, which takes minutes for a long one.
 */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"?|[-+.\deE]+/gs;

/**
 * Makes strings of integers with 16 digits and more: numbers of JavaScript have 15 exact ones, and services count ids in
 * 64 bits. What is no JSON stays as it is.
 */
export const quoteLongIntegers = (json: string): string =>
  json.replace(STRING_OR_NUMBER, (part) => (/^-?\d{16,}$/.test(part) ? `"${part}"` : part));
