/** Finds a Chrome or Chromium for the tests, or installs one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** @returns {string | undefined} path of the browser; an installed one wins over Playwright's */
export function findBrowser() {
  return [...INSTALLED, chromium.executablePath()].find((file) => file && existsSync(file));
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

/** @returns {string} path of the browser; exits with a hint if none can be installed */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;

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
  const installed = findBrowser();
  if (installed) return installed;
  console.error(
    'Install Chrome or Chromium, or set CHROME_PATH to its file, and run "npm test" again.',
  );
  process.exit(1);
}
