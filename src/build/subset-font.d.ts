/** The package has no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'woff2';
    /** Range of each axis to keep. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}
