import { afterEach, describe, expect, it, vi } from 'vitest';
import { readOptions } from '~/build/readOptions';

const { argv } = process;

afterEach(() => {
  process.argv = argv;
});

function read(...options: string[]) {
  process.argv = ['node', 'command', ...options];
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(line));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  return { printed, values: () => readOptions({ port: { type: 'string' } }, 'npm run mock') };
}

describe('the options of a command', () => {
  it('are read by name', () => {
    expect(read('--port', '4011').values()).toEqual({ port: '4011' });
  });

  it.each([['--prot', '1'], ['--help'], ['4011'], ['--port']])(
    'end it with the fault and its usage for %j',
    (...options) => {
      const { printed, values } = read(...options);
      expect(values).toThrow('exit 1');
      expect(printed).toEqual([expect.stringMatching(/^[^\n]+(\n[^\n]+)*\nusage: npm run mock$/)]);
    },
  );
});
