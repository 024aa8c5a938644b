/**
 * A Russian plural form: for 1, for 2 to 4, for 5 and more; 11 to 14 take the last.
 *
 * @param count a whole number, not negative
 */
export function plural(count: number, [one = '', few = one, many = few]: readonly string[]) {
  const ones = count % 10;
  const isTeen = Math.floor(count / 10) % 10 === 1;
  if (ones === 1 && !isTeen) return one;
  return ones >= 2 && ones <= 4 && !isTeen ? few : many;
}
