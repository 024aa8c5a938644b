/**
 * Schemas of single response fields. A missing, null or ill-typed value takes its default; only a wrong container
 * or a missing required field makes a response invalid.
 */
import * as v from 'valibot';
import { toFlag } from './source';
import { isRecord } from '../lib/readUnknown';
import { trimText } from '../lib/trimText';
import { toWebUrl, toWebUrlOrPath } from '../lib/webUrl';

/** A setting is copied into the service with what stands around it. */
const trimmed = v.pipe(v.string(), v.transform(trimText));

const FlagWire = v.union([
  v.boolean(),
  v.pipe(trimmed, v.picklist(['1', '0', ''])),
  v.picklist([0, 1]),
]);

const flagOr = (byDefault: boolean) =>
  v.fallback(
    v.pipe(
      FlagWire,
      v.transform((value) => (value === '' ? byDefault : toFlag(value))),
    ),
    byDefault,
  );

/** `'1'`, `1` and `true` mean true; everything else means false. */
export const flag = flagOr(false);

/** True unless the value is `'0'`, `0` or `false`. */
export const flagOnByDefault = flagOr(true);

/** A string; empty by default. */
export const text = v.fallback(v.string(), '');

/** A short value. */
export const shortText = v.fallback(trimmed, '');

const IdWire = v.union([v.string(), v.pipe(v.number(), v.finite())]);

/** An id or other short value that may arrive as a number; converted to a string, empty by default. */
export const idText = v.fallback(
  v.pipe(
    IdWire,
    v.transform((value) => trimText(String(value))),
  ),
  '',
);

/** An id that goes back as it came: `Id`. */
export const id = v.fallback(IdWire, '');

/** A non-empty id; without it the parent object is invalid. */
export const requiredId = v.union([
  v.pipe(v.string(), v.trim(), v.minLength(1)),
  v.pipe(v.number(), v.finite()),
]);

const NO_URL = 'no usable url';

/** An absolute web url; without it the parent object is invalid. */
export const requiredUrl = v.pipe(v.string(), v.transform(toWebUrl), v.string(NO_URL));

/** The same, or a path on this site. */
export const requiredUrlOrPath = v.pipe(v.string(), v.transform(toWebUrlOrPath), v.string(NO_URL));

/** An integer, given as a number or as digits. */
export function integerOr(fallback: number) {
  return v.fallback(
    v.pipe(
      v.union([v.number(), v.pipe(trimmed, v.regex(/^-?\d{1,15}$/))]),
      v.transform(Number),
      v.safeInteger(),
    ),
    fallback,
  );
}

/** An optional number, also as digits with a point or a comma; null if it is missing or out of range. */
export function optionalNumber(
  min: number,
  max: number,
  pattern = /^\d{1,9}([.,]\d{1,6})?$/,
  isAllowed: (value: number) => boolean = Number.isFinite,
) {
  const wire = v.union([
    v.number(),
    v.pipe(
      trimmed,
      v.regex(pattern),
      v.transform((digits) => Number(digits.replace(',', '.'))),
    ),
  ]);
  const inRange = v.pipe(wire, v.minValue(min), v.maxValue(max), v.check(isAllowed));
  return v.fallback(v.optional(v.nullable(inRange), null), null);
}

/** The same for whole numbers. Not «30,000»: it may mean 30 or 30 000. */
export function optionalInteger(min: number, max: number) {
  return optionalNumber(min, max, /^(?!\d{1,3}[.,]\d{3}$)\d{1,9}([.,]0{1,6})?$/, Number.isInteger);
}

/** An ИНН, with words before or a КПП behind it too; a number has lost the zero of its region. Empty by default. */
export const optionalInn = v.fallback(
  v.optional(
    v.pipe(
      IdWire,
      v.transform((value) => {
        const digits =
          typeof value === 'string'
            ? value.replace(/\s/g, '')
            : String(value).replace(/^(\d{9}|\d{11})$/, '0$1');
        return /^(?!-)\D*(\d{12}|\d{10})(?!\d)/.exec(digits)?.[1] ?? '';
      }),
    ),
    '',
  ),
  '',
);

/**
 * A list without its invalid items. PHP sends a list that it has filtered as an object: its values count. Any other
 * value is invalid, and so is an object without a valid item, such as an error.
 */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.custom<(v.InferInput<Item> | null)[]>(() => true),
    v.rawTransform<(v.InferInput<Item> | null)[], v.InferOutput<Item>[]>(
      ({ dataset, addIssue, NEVER }) => {
        const value: unknown = dataset.value;
        const isArray = Array.isArray(value);
        const items = isArray || isRecord(value) ? Object.values(value) : [null];
        const valid = items.flatMap((each) => {
          const { success, output } = v.safeParse(item, each);
          return success ? [output] : [];
        });
        if (isArray || items.length === 0 || valid.length > 0) return valid;
        addIssue({ message: 'no list' });
        return NEVER;
      },
    ),
  );
}

/** Names of the lists in the current response that were none. Schemas run synchronously. */
let brokenLists: string[] = [];

/** A list that is a field: empty if it is missing or none; in the latter case `parseResponse` tells its name. */
export function listField<const Item extends v.GenericSchema>(name: string, item: Item) {
  return v.fallback(listOf(item), (dataset) => {
    if ((dataset?.value ?? null) !== null) brokenLists.push(name);
    return [];
  });
}

/** Checks a response. The names of broken lists are for the diagnostics: an empty list would look like a setting. */
export function parseResponse<T>(schema: v.GenericSchema<unknown, T>, body: unknown) {
  brokenLists = [];
  const parsed = v.safeParse(schema, body);
  return { parsed, brokenLists };
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
  return v.pipe(v.custom<v.InferInput<typeof object>>(isRecord), object);
}
