/**
 * `npm run bench [-- rounds [dist]]`: the built page beside two baselines; with the folder of another build, both builds in
 * pairs. `npm run bench -- --line [--delay ms] rounds <dist-release>`: such pairs over a line with the kernel's own TCP.
 */
import { IS_LINE, OTHER_DIST } from './arguments';

if (IS_LINE) await import('./line');
else await (OTHER_DIST === undefined ? import('./baselines') : import('./pairs'));
