/** Id of the element that an adapter fills. */
export function slotHostId(number: number): string {
  return `slot-host-${number}`;
}
