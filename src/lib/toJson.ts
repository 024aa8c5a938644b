import { isRecord } from './readUnknown';

/**
 * JSON of plain data. Unlike `JSON.stringify` it calls no `toJSON`, which old libraries add to the prototypes of arrays
 * and objects: a list would arrive as a string.
 */
export function toJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${pairs.map(([name, each]) => `${JSON.stringify(name)}:${toJson(each)}`).join()}}`;
}
