/** The mask of a Russian mobile (section 5). Pure: shared by the phone field and the inline script. */

export const PHONE_PREFIX = '+7 (';

/** `+7 (9XX) XXX-XX-XX` as far as there are digits. @param national up to ten digits, at least one */
export function maskPhone(national: string): string {
  const three = national.slice(3, 6);
  const two = national.slice(6, 8);
  const last = national.slice(8);
  // Separators are added with the next digit: a trailing one could not be deleted.
  return [
    `${PHONE_PREFIX}${national.slice(0, 3)}`,
    three && `) ${three}`,
    two && `-${two}`,
    last && `-${last}`,
  ].join('');
}
