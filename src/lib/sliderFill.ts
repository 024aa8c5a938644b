/** Width of the filled track. Pure: shared by the slider and the inline script. */

export const SLIDER_THUMB = '32px';
export const SLIDER_FILL_PROPERTY = '--filled';

/** CSS length up to the centre of the thumb, which does not reach the ends of the track. */
export function sliderFill(value: number, min: number, max: number): string {
  const share = (value - min) / (max - min);
  return `calc(${String(share)} * (100% - ${SLIDER_THUMB}) + ${SLIDER_THUMB} / 2)`;
}
