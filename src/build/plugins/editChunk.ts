import remapping from '@jridgewell/remapping';
import MagicString from 'magic-string';
import type { Rolldown } from 'vite';

/** A part of a chunk's code and what stands in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits the code of a written chunk; its source map, an asset of the bundle by then, keeps naming the same places. */
export function editChunk(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  edits: readonly Edit[],
): void {
  const code = new MagicString(chunk.code);
  for (const { start, end, text } of edits) {
    if (start === end) code.appendLeft(start, text);
    else code.overwrite(start, end, text);
  }
  chunk.code = code.toString();
  const map = bundle[`${chunk.fileName}.map`];
  if (map?.type !== 'asset') return;
  const edited = code.generateMap({ source: chunk.fileName, hires: 'boundary' }).toString();
  const original = String(map.source);
  map.source = remapping(edited, (file) => (file === chunk.fileName ? original : null)).toString();
}
