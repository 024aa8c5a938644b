/**
 * The alphabet of the wire: how single values arrive and what they become. A value that is missing, null or of the
 * wrong type takes its default; only a wrong container makes an answer fail.
 */
import * as v from 'valibot';

const FlagWire = v.union([v.boolean(), v.picklist(['1', '0', '']), v.picklist([0, 1])]);

/** `'1'`, `1` and `true` mean true; all else, and nothing at all, means false. */
export const flag = v.fallback(
  v.pipe(
    FlagWire,
    v.transform((value) => value === '1' || value === 1 || value === true),
  ),
  false,
);

/** A flag that is on unless it says otherwise: only `'0'`, `0` and `false` mean false. */
export const flagOnByDefault = v.fallback(
  v.pipe(
    FlagWire,
    v.transform((value) => value !== '0' && value !== 0 && value !== false),
  ),
  true,
);

/** Text; empty where none came. */
export const text = v.fallback(v.string(), '');

const IdWire = v.union([v.string(), v.pipe(v.number(), v.finite())]);

/** An id or another short value that may come as a number: text from here on; empty where none came. */
export const idText = v.fallback(v.pipe(IdWire, v.transform(String)), '');

/** An id without which the thing it belongs to is worthless. */
export const requiredId = v.pipe(
  IdWire,
  v.transform((value) => String(value).trim()),
  v.minLength(1),
);

/** A whole number, as a number or its digits; the default where it is neither. */
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

/** A list whose broken items are dropped, one by one. The list itself must be one. */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((items) =>
      items.filter((each): each is Exclude<v.InferOutput<Item>, null> => each !== null),
    ),
  );
}

/** An answer that must be an object; `v.object` alone would take an array for one. */
export function objectOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  const object = v.object(entries);
  return v.pipe(
    v.custom<v.InferInput<typeof object>>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
    ),
    object,
  );
}
