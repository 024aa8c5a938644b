/** The id of the element inside of a slot's placeholder that its ad platform fills. */
export function slotHostId(number: number): string {
  return `place-${number}`;
}
