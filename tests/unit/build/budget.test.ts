import { describe, expect, it } from 'vitest';
import {
  checkBudget,
  describeWeights,
  SCRIPT_BUDGET,
  sumOf,
  weighScripts,
  type BuiltChunk,
} from '../../../src/build/budget';

const chunk = (fileName: string, part: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  code: `export const a = "${fileName}"`,
  isEntry: false,
  imports: [],
  ...part,
});

describe('what is needed until the form can be used', () => {
  const chunks = [
    chunk('index.js', { isEntry: true, imports: ['shared.js'] }),
    chunk('shared.js', { imports: ['deep.js'] }),
    chunk('deep.js'),
    chunk('dialog.js', { imports: ['shared.js'] }),
  ];
  const weights = weighScripts(
    chunks,
    '<script>let inline = 1</script><script src="/a.js"></script>',
  );

  it('is the entry, what it imports, and the inline scripts', () => {
    const first = weights.filter(({ isUntilUsable }) => isUntilUsable).map(({ name }) => name);
    expect(first.sort()).toEqual(['deep.js', 'index.js', 'inline', 'shared.js']);
  });

  it('is summed apart from all of it', () => {
    const { untilUsable, all } = sumOf(weights);
    const dialog = weights.find(({ name }) => name === 'dialog.js');
    expect(all - untilUsable).toBe(dialog?.bytes);
    expect(describeWeights(weights).join('\n')).toContain('index.js');
  });
});

describe('the budget', () => {
  const weight = (bytes: number, isUntilUsable: boolean) => ({ name: 'a', bytes, isUntilUsable });

  it('holds to the byte', () => {
    const full = [
      weight(SCRIPT_BUDGET.untilUsable, true),
      weight(SCRIPT_BUDGET.all - SCRIPT_BUDGET.untilUsable, false),
    ];
    expect(() => checkBudget(full)).not.toThrow();
    expect(() => checkBudget([...full, weight(1, false)])).toThrow(/all: 180001/);
    expect(() => checkBudget([weight(SCRIPT_BUDGET.untilUsable + 1, true)])).toThrow(/untilUsable/);
  });
});
