import { describe, expect, it } from 'vitest';
import {
  checkBudget,
  describeWeights,
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

describe('the scripts needed until the form can be used', () => {
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

  it('are the entry, its imports and the inline scripts', () => {
    const first = weights.filter(({ isUntilUsable }) => isUntilUsable).map(({ name }) => name);
    expect(first.sort()).toEqual(['deep.js', 'index.js', 'inline', 'shared.js']);
  });

  it('have a sum of their own', () => {
    const { untilUsable, all } = sumOf(weights);
    const dialog = weights.find(({ name }) => name === 'dialog.js');
    expect(all - untilUsable).toBe(dialog?.bytes);
    expect(describeWeights(weights).join('\n')).toContain('index.js');
  });
});

describe('checkBudget', () => {
  const weight = (bytes: number, isUntilUsable: boolean) => ({ name: 'a', bytes, isUntilUsable });

  it('accepts 115 kB until usable and 180 kB in all, and not one byte more', () => {
    const full = [weight(115_000, true), weight(65_000, false)];
    expect(() => checkBudget(full)).not.toThrow();
    expect(() => checkBudget([...full, weight(1, false)])).toThrow(/all: 180001/);
    expect(() => checkBudget([weight(115_001, true)])).toThrow(/untilUsable/);
  });
});
