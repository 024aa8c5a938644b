import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * The options of a command, which takes no other arguments. For any that it does not know it prints the fault and its
 * usage, and the process ends with code 1.
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\nusage: ${usage}`);
    process.exit(1);
  }
}
