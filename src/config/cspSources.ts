/** Content-Security-Policy sources of one vendor. Read at build time, for allowed vendors only. */
export interface CspSources {
  /** Documentation of these sources, or how they were found. */
  readonly source: string;
  /** By directive, without the `-src` suffix. */
  readonly sources: Readonly<Partial<Record<CspDirective, readonly string[]>>>;
  /** Origins whose pages may show the site in a frame; none by default. */
  readonly frameAncestors?: readonly string[];
}

type CspDirective = 'script' | 'style' | 'connect' | 'frame' | 'img' | 'media' | 'font' | 'worker';
