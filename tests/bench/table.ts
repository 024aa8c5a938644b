/** Figures of two builds, measured in pairs. */

/** @param share 0.5 for the median */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, another) => one - another);
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0;
}

export type Figures = Readonly<Record<string, number>>;

/**
 * Measures two builds in turn, in another order each round. The machine's speed changes within minutes: what is told are
 * the ratios of the pairs, by their median and quartiles.
 *
 * @param measure of this build, or the other
 */
export async function printPairs(
  rounds: number,
  measure: (build: 'this' | 'other') => Promise<Figures>,
): Promise<void> {
  const pairs: (readonly [Figures, Figures])[] = [];
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const isThisFirst = round % 2 === 0;
    const first = await measure(isThisFirst ? 'this' : 'other');
    const second = await measure(isThisFirst ? 'other' : 'this');
    if (round > 0) pairs.push(isThisFirst ? [first, second] : [second, first]);
    console.error(`round ${round} of ${rounds}`);
  }
  console.log(
    `| ${rounds} pairs, medians | this build | the other | ratio | quartiles |\n| --- | --- | --- | --- | --- |`,
  );
  for (const figure of Object.keys(pairs[0]?.[0] ?? {})) {
    const values = pairs.map((pair) => pair.map((each) => each[figure] ?? 0));
    const median = (side: number) =>
      quantile(
        values.map((pair) => pair[side] ?? 0),
        0.5,
      ).toFixed(0);
    const ratios = values.map(([ours = 0, theirs = 0]) => ours / theirs);
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) =>
      quantile(ratios, share).toFixed(2),
    );
    console.log(`| ${figure} | ${median(0)} | ${median(1)} | ${middle} | ${low} to ${high} |`);
  }
}
