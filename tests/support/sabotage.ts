/** The way in which tests break the page's own code: by what it shows, not by the functions that it happens to call. */

export interface BrokenAttribute {
  readonly name: string;
  /** A part of the value. */
  readonly value: string;
}

/** The message of the error, for a check that the code came this far. */
export const SABOTAGE = 'broken on purpose';

/** Runs in the page: from now on an element cannot get this attribute, and what renders it throws. */
export function breakAttribute({ name, value }: BrokenAttribute): void {
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
  Element.prototype.setAttribute = function (this: Element, given: string, content: string) {
    if (given === name && content.includes(value)) throw new Error('broken on purpose');
    setAttribute.call(this, given, content);
  };
}
