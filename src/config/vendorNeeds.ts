/**
 * What a third party needs of the page's Content-Security-Policy. Read by the build alone: the vendor's own folder
 * holds the list, and only vendors that the site config allows get theirs.
 */
export interface VendorNeeds {
  /** Where that is written down, or that it is not. */
  readonly source: string;
  /** Sources by directive, without `-src`. */
  readonly sources: Readonly<Partial<Record<NeededDirective, readonly string[]>>>;
}

type NeededDirective =
  'script' | 'style' | 'connect' | 'frame' | 'img' | 'media' | 'font' | 'worker';
