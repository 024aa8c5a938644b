import { isRecord } from '../../lib/readUnknown';

/** Lays a part of a config over a config: groups setting by setting; lists are replaced as a whole. */
export function mergeConfig(base: unknown, part: unknown): unknown {
  if (!isRecord(base) || !isRecord(part)) return part;
  const changed = Object.entries(part).map(([key, value]) => [key, mergeConfig(base[key], value)]);
  return { ...base, ...(Object.fromEntries(changed) as Record<string, unknown>) };
}
