/** Rubles. */
export interface AmountRange {
  min: number;
  max: number;
}

export function clampAmount(amountRub: number, { min, max }: AmountRange): number {
  return Math.min(Math.max(amountRub, min), max);
}

/**
 * Slider position: the nearest step within the range. An amount off the steps never stands at an end of the slider,
 * which could not move from there to that end.
 */
export function nearestStep(amountRub: number, range: AmountRange, stepRub: number): number {
  const nearest = clampAmount(Math.round(amountRub / stepRub) * stepRub, range);
  if (nearest === range.max && amountRub < range.max) return nearest - stepRub;
  if (nearest === range.min && amountRub > range.min) return nearest + stepRub;
  return nearest;
}
