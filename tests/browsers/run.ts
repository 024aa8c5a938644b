/**
 * `npm run test:browsers [-- 66 86]`: the main job in real Chromium builds since 64, with the app and by the HTML alone.
 * Prints a table, and fails if a build gives less than `builds.ts` says. Needs a build of the page.
 */
import { BUILDS, fetchBuild } from './builds';
import { visit, type Outcome } from './visit';

const chosen = process.argv.slice(2).map(Number);
const PHONE = '79123456789';

const describeLead = ({ level, leads, faultyControls, errors }: Outcome) =>
  [
    level,
    `${leads.length} lead`,
    ...(faultyControls.length > 0 ? [`out of reach: ${faultyControls.join(', ')}`] : []),
    ...errors,
  ].join(', ');

let hasFailed = false;
console.log(
  '| Chromium | expected | with the app | by the HTML alone |\n| --- | --- | --- | --- |',
);
for (const build of BUILDS) {
  if (chosen.length > 0 && !chosen.includes(build.version)) continue;
  const cells: string[] = [];
  for (const isAppBlocked of [false, true]) {
    const expected = build.level === 'app' && isAppBlocked ? 'form' : build.level;
    try {
      const outcome = await visit(fetchBuild(build), isAppBlocked);
      const isRight =
        outcome.level === expected &&
        (expected === 'message' ? outcome.calls === 0 : outcome.leads.join() === PHONE) &&
        outcome.faultyControls.length === 0 &&
        outcome.errors.length === 0;
      if (!isRight) hasFailed = true;
      cells.push(describeLead(outcome) + (isRight ? '' : ' ✗'));
    } catch (error) {
      hasFailed = true;
      cells.push(`${String(error)} ✗`);
    }
  }
  console.log(`| ${build.version} | ${build.level} | ${cells.join(' | ')} |`);
}
process.exit(hasFailed ? 1 : 0);
