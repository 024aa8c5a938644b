/** Replaces the places of a minified stack by those in the source. */
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** `https://…/assets/index-AbC_12.js:1:2345`, as every browser writes it; a report has no query. */
const PLACE = /(?:[a-z]+:\/\/[^\s()@]*)?\/assets\/([\w-]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/**
 * @param text a stack as text, or a report as JSON, where line breaks are escaped
 * @param readMap the source map of a script by its file name; null if there is none
 * @returns the text's lines, and the scripts whose places stay as they are
 */
export function readStack(text: string, readMap: (script: string) => string | null) {
  const maps = new Map<string, TraceMap | null>();
  const findMap = (script: string) => {
    if (!maps.has(script)) {
      const json = readMap(script);
      maps.set(script, json === null ? null : new TraceMap(json));
    }
    return maps.get(script) ?? null;
  };
  const lines = text
    .replace(/\\n/g, '\n')
    .trimEnd()
    .split('\n')
    .map((line) =>
      line.replace(PLACE, (place, script: string, lineNumber: string, column: string) => {
        const map = findMap(script);
        if (map === null) return place;
        // Browsers count columns from 1, source maps from 0. Where a browser knows no place, it writes 0.
        const position = { line: Number(lineNumber), column: Number(column) - 1 };
        if (position.line < 1 || position.column < 0) return place;
        const original = originalPositionFor(map, position);
        // Code of the build itself has no source.
        if (original.source === null) return place;
        const path = original.source.replace(/^(\.\.\/)+/, '');
        return `${path}:${original.line}:${original.column + 1}`;
      }),
    );
  const missing = [...maps].filter(([, map]) => map === null).map(([script]) => script);
  return { lines, missing };
}
