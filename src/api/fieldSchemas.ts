/**
 * Schemas of single response fields. A missing, null or ill-typed value takes its default; only a wrong container
 * or a missing required field makes a response invalid.
 */
import * as v from 'valibot';
import { toFlag } from './source';
import { toWebUrl, toWebUrlOrPath } from '../lib/webUrl';

const FlagWire = v.union([v.boolean(), v.picklist(['1', '0', '']), v.picklist([0, 1])]);

/** `'1'`, `1` and `true` mean true; everything else means false. */
export const flag = v.fallback(
  v.pipe(
    FlagWire,
    v.transform((value) => toFlag(value)),
  ),
  false,
);

/** True unless the value is `'0'`, `0` or `false`. */
export const flagOnByDefault = v.fallback(
  v.pipe(
    FlagWire,
    v.transform((value) => value !== '0' && value !== 0 && value !== false),
  ),
  true,
);

/** A string; empty by default. */
export const text = v.fallback(v.string(), '');

const IdWire = v.union([v.string(), v.pipe(v.number(), v.finite())]);

/** An id or other short value that may arrive as a number; converted to a string, empty by default. */
export const idText = v.fallback(v.pipe(IdWire, v.transform(String)), '');

/** A non-empty id; without it the parent object is invalid. */
export const requiredId = v.pipe(
  IdWire,
  v.transform((value) => String(value).trim()),
  v.minLength(1),
);

const NO_URL = 'no usable url';

/** An absolute web url; without it the parent object is invalid. */
export const requiredUrl = v.pipe(v.string(), v.transform(toWebUrl), v.string(NO_URL));

/** The same, or a path on this site. */
export const requiredUrlOrPath = v.pipe(v.string(), v.transform(toWebUrlOrPath), v.string(NO_URL));

/** An integer, given as a number or as digits. */
export function integerOr(fallback: number) {
  return v.fallback(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/))]),
      v.transform(Number),
      v.safeInteger(),
    ),
    fallback,
  );
}

const NumberWire = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}([.,]\d{1,6})?$/),
    v.transform((digits) => Number(digits.replace(',', '.'))),
  ),
]);

/** An optional number, also as digits with a point or a comma; null if it is missing or out of range. */
export function optionalNumber(
  min: number,
  max: number,
  isAllowed: (value: number) => boolean = Number.isFinite,
) {
  const inRange = v.pipe(NumberWire, v.minValue(min), v.maxValue(max), v.check(isAllowed));
  return v.fallback(v.optional(v.nullable(inRange), null), null);
}

/** The same for whole numbers. */
export function optionalInteger(min: number, max: number) {
  return optionalNumber(min, max, Number.isInteger);
}

/** An optional string that matches a pattern, also as a number; empty by default. */
export function optionalPattern(pattern: RegExp) {
  return v.fallback(v.optional(v.pipe(IdWire, v.transform(String), v.regex(pattern)), ''), '');
}

/** A list without its invalid items. A value that is no list is invalid. */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((items) =>
      items.filter((each): each is Exclude<v.InferOutput<Item>, null> => each !== null),
    ),
  );
}

/** The schema of a parser without a library; null means invalid. */
export function parsedBy<T>(parse: (value: unknown) => T | null) {
  return v.pipe(
    v.unknown(),
    v.transform(parse),
    v.check((parsed) => parsed !== null),
    v.transform((parsed) => parsed as T),
  );
}

/** An object; `v.object` alone also accepts an array. */
export function objectOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  // Without a prototype: valibot would also check what old libraries add to that of all objects.
  const object = v.object(Object.assign(Object.create(null) as Entries, entries));
  return v.pipe(
    v.custom<v.InferInput<typeof object>>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
    ),
    object,
  );
}
