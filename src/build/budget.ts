/** What the page may weigh in scripts: counted at every build, which fails when it is more. */
import { brotliCompressSync } from 'node:zlib';

/** Bytes of brotli. */
export const SCRIPT_BUDGET = {
  /** Until the form can be used: inline scripts, the entry and what it imports. */
  untilUsable: 115_000,
  /** Every chunk that the page may ever ask for. */
  all: 180_000,
};

/** What a bundler tells of a chunk. */
export interface BuiltChunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  /** File names of the chunks that must be there before it runs. */
  imports: readonly string[];
}

export interface ScriptWeight {
  name: string;
  bytes: number;
  isUntilUsable: boolean;
}

const brotliBytes = (code: string) => brotliCompressSync(code).length;

/**
 * The files of the chunks that must come before the form can be used: the entry and what it imports. The calls are asked
 * for only when it has run, and the visit's source by the inline script: the form waits for no more than that.
 */
function untilUsable(chunks: readonly BuiltChunk[]): Set<string> {
  const found = new Set<string>();
  const add = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(add);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => add(fileName));
  return found;
}

/** @param html the built page, for the scripts that stand in it */
export function weighScripts(chunks: readonly BuiltChunk[], html: string): ScriptWeight[] {
  const first = untilUsable(chunks);
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .join('\n');
  return [
    { name: 'inline', bytes: brotliBytes(inline), isUntilUsable: true },
    ...chunks.map(({ fileName, code }) => ({
      name: fileName.replace(/^assets\//, ''),
      bytes: brotliBytes(code),
      isUntilUsable: first.has(fileName),
    })),
  ].sort(
    (one, other) =>
      Number(other.isUntilUsable) - Number(one.isUntilUsable) || other.bytes - one.bytes,
  );
}

export function sumOf(weights: readonly ScriptWeight[]): { untilUsable: number; all: number } {
  const sum = (of: readonly ScriptWeight[]) => of.reduce((total, { bytes }) => total + bytes, 0);
  return { untilUsable: sum(weights.filter((each) => each.isUntilUsable)), all: sum(weights) };
}

/** The table by chunk, the sums, and what is over the budget; small late chunks are one line. */
export function describeWeights(weights: readonly ScriptWeight[]): string[] {
  const SMALL_BYTES = 400;
  const line = (name: string, bytes: number, when: string) =>
    `  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${when}  ${name}`;
  const isShown = ({ bytes, isUntilUsable }: ScriptWeight) => isUntilUsable || bytes >= SMALL_BYTES;
  const small = weights.filter((each) => !isShown(each));
  const { untilUsable: first, all } = sumOf(weights);
  return [
    ...weights
      .filter(isShown)
      .map(({ name, bytes, isUntilUsable }) =>
        line(name, bytes, isUntilUsable ? 'first' : 'later'),
      ),
    line(`${small.length} smaller ones`, sumOf(small).all, 'later'),
    line(`of ${SCRIPT_BUDGET.untilUsable / 1000}: until the form can be used`, first, '  sum'),
    line(`of ${SCRIPT_BUDGET.all / 1000}: all of it`, all, '  sum'),
  ];
}

/** @throws Error that says which budget is exceeded, and by how much */
export function checkBudget(weights: readonly ScriptWeight[]): void {
  const sums = sumOf(weights);
  const over = (['untilUsable', 'all'] as const)
    .filter((key) => sums[key] > SCRIPT_BUDGET[key])
    .map((key) => `${key}: ${sums[key]} of ${SCRIPT_BUDGET[key]} bytes`);
  if (over.length > 0) throw new Error(`the scripts are too heavy (${over.join('; ')})`);
}
