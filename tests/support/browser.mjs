/** Finds a Chrome or Chromium for the tests, or installs one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a user interface, for tests: a page costs a fifth less than in the whole browser. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

const findFile = (files) => files.find((file) => file && existsSync(file));

/** @returns {string | undefined} path of a whole browser, as visitors have; an installed one wins over Playwright's */
export function findWholeBrowser() {
  return findFile([process.env['CHROME_PATH'], ...BROWSERS, chromium.executablePath()]);
}

/** @returns {string | undefined} path of the browser for tests: a headless shell where there is one */
export function findBrowser() {
  return findFile([process.env['CHROME_PATH'], ...HEADLESS_SHELLS]) ?? findWholeBrowser();
}

function tryRun(command, ...parameters) {
  try {
    execFileSync(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    return false;
  }
}

/** Installs a whole browser if there is none; exits with a hint if that fails. */
export function ensureBrowser() {
  if (findWholeBrowser()) return;

  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.log('No Chrome or Chromium found: installing one with "apt-get install chromium".');
    tryRun('apt-get', 'update', '-qq');
    tryRun('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } else {
    console.log(
      'No Chrome or Chromium found: installing one with "npx playwright install chromium".',
    );
    tryRun('npx', 'playwright', 'install', 'chromium');
  }
  if (findWholeBrowser()) return;
  console.error(
    'Install Chrome or Chromium, or set CHROME_PATH to its file, and run "npm test" again.',
  );
  process.exit(1);
}
