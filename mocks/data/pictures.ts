import type { SlotImagesWire } from './wire';

/** Addresses of pictures by the `type` of the question. */
export interface SlotImagesByType {
  readonly default: SlotImagesWire;
  readonly overlay: SlotImagesWire;
}

const pictureAddress = (number: number) => `/api/mock-pictures/${number}.svg`;

/** The slot images (section 3); the mock service itself answers at these addresses. */
export function buildSlotImages(overrides: Partial<SlotImagesByType> = {}): SlotImagesByType {
  return {
    default: [1, 2, 3, 4].map(pictureAddress),
    overlay: [5, 6].map(pictureAddress),
    ...overrides,
  };
}

const FIGURES = [
  'M14 40c6-8 12-8 18 0s12 8 18 0v10H14z',
  'M32 12l18 34H14z',
  'M16 30a16 16 0 0 1 32 0z M29 30h6v20h-6z',
];

/** A small round logo, another for each number. */
export function drawPicture(number: number): string {
  const hue = (number * 67) % 360;
  const figure = FIGURES[number % FIGURES.length] ?? '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<circle cx="32" cy="32" r="32" fill="hsl(${hue} 55% 40%)"/>` +
    `<path d="${figure}" fill="#fff"/></svg>`
  );
}
