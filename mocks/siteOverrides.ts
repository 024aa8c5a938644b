/** A scenario's own site config: overrides of the site that it is opened on. */
import type { SiteFile } from '../src/config/site';

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

export type SiteOverrides = DeepPartial<SiteFile>;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: unknown, overrides: unknown): unknown {
  if (!isGroup(base) || !isGroup(overrides)) return overrides;
  const changed = Object.entries(overrides).map(([key, value]) => [key, merge(base[key], value)]);
  return { ...base, ...(Object.fromEntries(changed) as Readonly<Record<string, unknown>>) };
}

/** Overrides single settings of a config; lists are replaced as a whole. */
export function overrideSite(site: SiteFile, overrides: SiteOverrides): SiteFile {
  return merge(site, overrides) as SiteFile;
}
