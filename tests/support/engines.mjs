import { existsSync } from 'node:fs';

const find = (...files) => files.find((file) => file && existsSync(file));

/** MiniBrowser's folder contains the machine's architecture. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** @returns {string | undefined} path of a Firefox */
function findFirefox() {
  return find(
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  );
}

/** @returns the programs for tests in WebKit, or undefined if one is missing */
function findWebKit() {
  const driver = find(process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver');
  const browser = find(process.env['MINI_BROWSER_PATH'], ...MINI_BROWSERS);
  const display = find('/usr/bin/Xvfb', '/usr/local/bin/Xvfb');
  if (driver === undefined || browser === undefined || display === undefined) return undefined;
  return { driver, browser, display };
}

/** @returns the programs of each installed engine */
export function findEngines() {
  return { firefox: findFirefox(), webkit: findWebKit() };
}

/** @returns {string[]} one line for each missing engine */
export function missingEngines() {
  const { firefox, webkit } = findEngines();
  return [
    ...(firefox ? [] : ['firefox: skipped, Firefox is not installed (Debian: firefox-esr)']),
    ...(webkit
      ? []
      : ['webkit: skipped, WebKit is not installed (Debian: webkit2gtk-driver and xvfb)']),
  ];
}
