/** Repeats each test with every mutant that it reaches, in one load of its modules: a try costs what the test costs. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { RunnerTestCase, SerializedConfig } from 'vitest';
import { TestRunner } from 'vitest';
import { COVERAGE, PLAN, TRIES, type Plan, type TestCoverage, type Try } from './constants';

/** What the instrumented source reads and writes. */
interface Namespace {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

const namespace: Namespace = {};
Object.assign(globalThis, { __stryker__: namespace });
/** Tests have fake ones. */
const { setTimeout, clearTimeout, performance } = globalThis;

/** Long enough for a property beside other work; a try is measured against its own test instead. */
const UNMUTATED_LIMIT_MS = 600_000;

const readLines = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
const append = (path: string, record: TestCoverage | Try) =>
  appendFileSync(path, `${JSON.stringify(record)}\n`);

export default class MutantRunner extends TestRunner {
  private readonly plan: Plan | null = existsSync(PLAN)
    ? (JSON.parse(readFileSync(PLAN, 'utf8')) as Plan)
    : null;
  /** Mutants left for the running test. */
  private queue: Plan[string]['mutants'][number][] = [];
  /** The mutant whose failed try a run without a mutant follows. */
  private failed: string | null = null;
  private isFirstTry = true;
  private isSpoilt = false;
  private isFirstTest = true;
  private hitsOfFirstRun: Record<string, number> = {};
  private startedAt = 0;
  private passes = true;

  constructor(config: SerializedConfig) {
    super(config);
    // Else a failure ends the repetitions.
    config.retry = 0;
  }

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test);
    if (test.mode === 'skip' || test.mode === 'todo') return;
    test.repeats = Infinity;
    if (this.plan === null) return;
    const tries = readLines(TRIES).map((line) => JSON.parse(line) as Try);
    const killed = new Set(tries.flatMap((t) => (t.outcome === 'failed' ? [t.mutant] : [])));
    const planned = this.plan[test.id]?.mutants ?? [];
    this.queue = planned.filter(({ id }) => !killed.has(id));
    if (this.isSpoilt || this.queue.length === 0) test.mode = 'skip';
  }

  override onBeforeTryTask(test: RunnerTestCase) {
    super.onBeforeTryTask(test);
    this.startedAt = performance.now();
    if (this.plan === null) {
      namespace.currentTestId = test.id;
      if (namespace.mutantCoverage) namespace.mutantCoverage.perTest = {};
      return;
    }
    const [next] = this.queue;
    const isControl = this.failed !== null;
    namespace.activeMutant = isControl ? undefined : next?.id;
    namespace.hitCount = 0;
    namespace.hitLimit = isControl ? undefined : 100 * (next?.hits ?? 0) + 1_000;
  }

  async runTask(test: RunnerTestCase) {
    const planned = this.plan?.[test.id];
    const run = TestRunner.getTestFn(test);
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      const ms = planned === undefined ? UNMUTATED_LIMIT_MS : 1_000 + 10 * planned.ms;
      timer = setTimeout(() => reject(new Error('too slow')), ms);
    });
    try {
      await Promise.race([run(), limit]);
    } finally {
      clearTimeout(timer);
    }
  }

  onAfterRetryTask(test: RunnerTestCase, { repeats }: { repeats: number }) {
    const { result } = test;
    if (result === undefined) return;
    const { hitCount = 0, hitLimit = Infinity } = namespace;
    const hasPassed = result.state === 'pass' && hitCount <= hitLimit;
    result.state = 'run';
    delete result.errors;
    const isOver =
      this.plan === null ? this.cover(test, hasPassed, repeats) : this.judge(test, hasPassed);
    namespace.activeMutant = undefined;
    namespace.currentTestId = undefined;
    // Ends the repetitions.
    if (isOver) result.state = 'skip';
  }

  /** @returns whether the test is over. */
  private cover(test: RunnerTestCase, hasPassed: boolean, repeats: number): boolean {
    this.passes = hasPassed && (repeats === 0 || this.passes);
    const { perTest = {}, static: atLoad = {} } = namespace.mutantCoverage ?? {};
    const hits = perTest[test.id] ?? {};
    if (repeats === 0 && hasPassed) {
      this.hitsOfFirstRun = hits;
      return false;
    }
    // The first run also loads the chunks that the test imports.
    const inChunks = Object.keys(this.hitsOfFirstRun).filter((id) => !(id in hits));
    append(COVERAGE, {
      test: test.id,
      file: test.file.filepath,
      name: test.fullTestName,
      passes: this.passes,
      ms: performance.now() - this.startedAt,
      hits,
      atLoad: [...(this.isFirstTest ? Object.keys(atLoad) : []), ...inChunks],
    });
    this.hitsOfFirstRun = {};
    this.isFirstTest = false;
    return true;
  }

  private judge(test: RunnerTestCase, hasPassed: boolean): boolean {
    const record = (mutant: string, outcome: Try['outcome']) =>
      append(TRIES, { test: test.id, mutant, outcome });
    if (this.failed !== null) {
      // The mutant left something behind, or an earlier one that went unnoticed: a failure counts in a clean state only.
      record(this.failed, hasPassed || this.isFirstTry ? 'failed' : 'unsure');
      this.failed = null;
      this.isFirstTry = false;
      this.isSpoilt = !hasPassed;
      return this.isSpoilt || this.queue.length === 0;
    }
    const mutant = this.queue.shift()?.id ?? '';
    if (!hasPassed) {
      this.failed = mutant;
      return false;
    }
    record(mutant, 'passed');
    this.isFirstTry = false;
    return this.queue.length === 0;
  }
}
