import type { SlotImagesWire } from './wire';

/** Picture urls by the `type` parameter of the request. */
export interface SlotImagesByType {
  readonly default: SlotImagesWire;
  readonly overlay: SlotImagesWire;
}

const getPictureUrl = (number: number) => `/api/mock-pictures/${number}.svg`;

/** The slot images (section 3); the mock service also serves the pictures. */
export function buildSlotImages(overrides: Partial<SlotImagesByType> = {}): SlotImagesByType {
  return {
    default: [1, 2, 3, 4].map(getPictureUrl),
    overlay: [5, 6].map(getPictureUrl),
    ...overrides,
  };
}

const SHAPE_PATHS = [
  'M14 40c6-8 12-8 18 0s12 8 18 0v10H14z',
  'M32 12l18 34H14z',
  'M16 30a16 16 0 0 1 32 0z M29 30h6v20h-6z',
];

/** Returns a round svg logo; the number selects its colour and shape. */
export function drawPicture(number: number): string {
  const hue = (number * 67) % 360;
  const path = SHAPE_PATHS[number % SHAPE_PATHS.length] ?? '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<circle cx="32" cy="32" r="32" fill="hsl(${hue} 55% 40%)"/>` +
    `<path d="${path}" fill="#fff"/></svg>`
  );
}
