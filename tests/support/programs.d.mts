/** A full browser, as visitors use; an installed one takes precedence over Playwright's. */
export function findFullBrowser(): string | undefined;
/** The browser for tests: a headless shell where there is one. */
export function findBrowser(): string | undefined;
export function ensureBrowser(): void;

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  driver: string;
  /** MiniBrowser. */
  browser: string;
  /** Xvfb. */
  display: string;
}

export interface InstalledEngines {
  firefox: string | undefined;
  webkit: WebKitPrograms | undefined;
}

export function findEngines(): InstalledEngines;
/** Debian: package nginx-light. */
export function findNginx(): string | undefined;
/** One line for each missing engine and server, whose tests are skipped. */
export function missingPrograms(): string[];
/** Debian: package libnginx-mod-http-brotli-static. */
export function findBrotliModule(): string | undefined;
