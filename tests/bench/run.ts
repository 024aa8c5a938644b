/**
 * `npm run bench [-- rounds [dist]]`: the built page beside two baselines; with the folder of another build, both builds in
 * pairs.
 */
import { OTHER_DIST } from './arguments';

await (OTHER_DIST === undefined ? import('./baselines') : import('./pairs'));
