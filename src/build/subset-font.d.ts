/** The package brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2';
    /** The part of each axis that is kept. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}
