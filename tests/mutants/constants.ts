/** Files by which the run and its test runners in other threads know of each other. */
export const RESULTS = 'test-results/mutants';
export const MUTATED_SOURCE = `${RESULTS}/source.json`;
export const COVERAGE = `${RESULTS}/coverage.jsonl`;
export const PLAN = `${RESULTS}/plan.json`;
export const TRIES = `${RESULTS}/tries.jsonl`;

/** A test as it ran twice without a mutant. */
export interface TestCoverage {
  readonly test: string;
  readonly file: string;
  readonly name: string;
  readonly passes: boolean;
  readonly ms: number;
  /** How often the second of the two runs passed each mutant. */
  readonly hits: Readonly<Record<string, number>>;
  /** Mutants that only loading the modules passes. */
  readonly atLoad: readonly string[];
}

interface PlannedTest {
  readonly ms: number;
  readonly mutants: readonly { readonly id: string; readonly hits: number }[];
}

/** By test. */
export type Plan = Readonly<Record<string, PlannedTest>>;

export interface Try {
  readonly test: string;
  readonly mutant: string;
  /** Unsure: it failed, and so did the test without a mutant afterwards. */
  readonly outcome: 'passed' | 'failed' | 'unsure';
}
