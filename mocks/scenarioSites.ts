/** Sites with a config of their own, made from the last build's release: for tests, and for scenarios on first request. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readSite } from '../src/build/site/readSite';
import { SCENARIO_PARAMETER } from './overrides';
import { getCookie, SCENARIO_COOKIE } from './scenarioMiddleware';
import { findScenarioName, SCENARIOS, type ScenarioName } from './scenarios';
import { overrideSite, type SiteOverrides } from './siteOverrides';

const RELEASE_COMMAND = 'dist-release/site.mjs';
const run = promisify(execFile);

/** Folders and configs that this process has made. */
const made = new Set<string>();

function removeSites(): void {
  for (const path of made) rmSync(path, { recursive: true, force: true });
}

/**
 * Makes a site from the release and the config of a shipped site with overrides.
 *
 * @param name prefix of the folder below `.cache/`; the folder is unique to this process and removed when it exits
 * @returns the folder
 */
export async function makeSite(
  name: string,
  overrides: SiteOverrides,
  base: 'demo' | 'bereg' = 'demo',
): Promise<string> {
  const folder = resolve('.cache/sites', `${name}-${String(process.pid)}`);
  const path = `${folder}.json`;
  if (made.size === 0) process.once('exit', removeSites);
  made.add(folder).add(path);
  const { config, publicDir } = readSite(`src/config/sites/${base}.json`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ ...overrideSite(config, overrides), publicDir }));
  await run(process.execPath, [RELEASE_COMMAND, '--config', path, '--out', folder]);
  return folder;
}

/**
 * @param dist the build, for scenarios without site overrides
 * @returns a function that selects the folder for a request, by its scenario
 */
export function createScenarioSites(
  dist: string,
): (request: Pick<IncomingMessage, 'url' | 'headers'>) => Promise<string> {
  const folders = new Map<ScenarioName, Promise<string>>();
  return async ({ url = '/', headers }) => {
    // A page without the parameter still sends the cookie of the scenario that was open before.
    const isPage = headers.accept?.includes('text/html') === true;
    const name = findScenarioName(
      new URL(`http://localhost${url}`).searchParams.get(SCENARIO_PARAMETER) ??
        (isPage ? null : getCookie(headers.cookie ?? '', SCENARIO_COOKIE)),
    );
    const overrides = name === null ? undefined : SCENARIOS[name].site;
    if (name === null || overrides === undefined) return dist;
    const folder = folders.get(name) ?? makeSite(`scenario-${name}`, overrides);
    folders.set(name, folder);
    return folder;
  };
}
