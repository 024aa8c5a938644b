/** True where the main pointer is a finger. */
export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;
