import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { MUTATED_SOURCE } from './constants';

/** Loads the source with the mutants in it. */
export function mutants(): Plugin {
  const contents = JSON.parse(readFileSync(MUTATED_SOURCE, 'utf8')) as Record<string, string>;
  return { name: 'mutants', enforce: 'pre', load: (id) => contents[id] ?? null };
}
