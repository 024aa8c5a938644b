/** A scenario's own site config: overrides of the site that it is opened on. */
import { mergeConfig } from '../src/build/site/mergeConfig';
import type { SiteFile } from '../src/config/site';

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

export type SiteOverrides = DeepPartial<SiteFile>;

/** Overrides single settings of a config; lists are replaced as a whole. */
export function overrideSite(site: SiteFile, overrides: SiteOverrides): SiteFile {
  return mergeConfig(site, overrides) as SiteFile;
}
