/** Finds the browsers and servers that tests start; environment variables override them. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

/**
 * The file that a variable names; undefined if it is not set. A wrong one must not be replaced by another program.
 */
function named(variable) {
  const file = process.env[variable];
  if (!file || existsSync(file)) return file;
  console.error(
    `${variable}="${file}" does not exist; allowed: the path of a program, or no value`,
  );
  process.exit(1);
}

const find = (...files) => files.find((file) => file && existsSync(file));

export function findFullBrowser() {
  return find(
    named('CHROME_PATH'),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    chromium.executablePath(),
  );
}

export function findBrowser() {
  // Without a user interface: a page costs a fifth less than in the full browser.
  return find(named('CHROME_PATH'), '/usr/bin/chromium-headless-shell') ?? findFullBrowser();
}

/** True if Playwright's own build of the engine is installed, and no other program is named. */
export function hasOwnBuild(name) {
  const variable = { firefox: 'FIREFOX_PATH', webkit: 'WEBKIT_DRIVER_PATH' }[name];
  return !process.env[variable] && existsSync({ firefox, webkit }[name].executablePath());
}

export function findFirefox() {
  return find(
    named('FIREFOX_PATH'),
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  );
}

export function findWebKit() {
  const driver = find(named('WEBKIT_DRIVER_PATH'), '/usr/bin/WebKitWebDriver');
  const browser = find(
    named('MINI_BROWSER_PATH'),
    // Its folder contains the machine's architecture.
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  );
  const display = find('/usr/bin/Xvfb', '/usr/local/bin/Xvfb');
  if (driver === undefined || browser === undefined || display === undefined) return undefined;
  return { driver, browser, display };
}

export function installedEngines() {
  return [
    'chromium',
    ...(hasOwnBuild('firefox') || findFirefox() ? ['firefox'] : []),
    ...(hasOwnBuild('webkit') || findWebKit() ? ['webkit'] : []),
  ];
}

export function findNginx() {
  return find(
    named('NGINX_PATH'),
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/usr/bin/nginx',
    '/opt/homebrew/bin/nginx',
    '/usr/local/bin/nginx',
  );
}

export const TERMINATORS = ['caddy', 'apache2', 'lighttpd'];

export const findTerminator = (name) => find(`/usr/bin/${name}`, `/usr/sbin/${name}`);

export function missingPrograms() {
  const engines = installedEngines();
  const terminators = TERMINATORS.filter((name) => !findTerminator(name));
  return [
    ...(engines.includes('firefox')
      ? []
      : ['firefox: skipped, Firefox is not installed (Debian: firefox-esr)']),
    ...(engines.includes('webkit')
      ? []
      : ['webkit: skipped, WebKit is not installed (Debian: webkit2gtk-driver and xvfb)']),
    ...(findNginx() ? [] : ['hosting: skipped, nginx is not installed (Debian: nginx-light)']),
    ...(terminators.length === 0
      ? []
      : [`hosting in front of nginx: skipped, not installed: ${terminators.join(', ')}`]),
  ];
}

export function findBrotliModule() {
  return find(
    named('NGINX_BROTLI_PATH'),
    '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
  );
}

function tryRun(command, ...parameters) {
  try {
    execFileSync(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      shell: process.platform === 'win32',
    });
  } catch {
    // The next search detects a failed installation.
  }
}

/** Installs browsers if there is no full one; exits with a hint if that fails. */
export function ensureBrowser() {
  if (findFullBrowser()) return;

  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.log('No Chrome or Chromium found: installing one with "apt-get install chromium".');
    tryRun('apt-get', 'update', '-qq');
    // In the second a page costs a fifth less; not every system has it.
    for (const name of ['chromium', 'chromium-headless-shell'])
      tryRun('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
  } else {
    console.log(
      'No Chrome or Chromium found: installing one with "npx playwright install chromium".',
    );
    tryRun('npx', 'playwright', 'install', 'chromium');
  }
  if (findFullBrowser()) return;
  console.error(
    'Install Chrome or Chromium, or set CHROME_PATH to its file, and run "npm test" again.',
  );
  process.exit(1);
}
