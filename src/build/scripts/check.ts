/**
 * `npm run check -- URL…`: checks deployed sites, one line for each fault; ends with 0 if there is none, 1 if a site has
 * one, 2 if it was called wrongly. For monitors and cron.
 */
import { checkSite } from '../check/checkSite';

const USAGE = 'usage: npm run check -- <url> [<url>…]; allowed: http and https urls of sites';

const urls = process.argv.slice(2);
const isUsable = (url: string) => /^https?:\/\/[^/\s]/.test(url) && URL.canParse(url);

if (urls.length === 0 || !urls.every(isUsable)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  for (const url of urls) {
    const { summary, problems } = await checkSite(url);
    for (const problem of problems) console.log(`${url}: ${problem}`);
    const count = problems.length === 0 ? 'no fault' : `faults: ${problems.length}`;
    console.log(`${url}: ${summary === '' ? '' : `${summary}, `}${count}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
