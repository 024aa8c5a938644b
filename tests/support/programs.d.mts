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

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** True if Playwright's own build of the engine is installed, and no other program is named: it is used. */
export function hasOwnBuild(name: 'firefox' | 'webkit'): boolean;
export function findFirefox(): string | undefined;
export function findWebKit(): WebKitPrograms | undefined;
/** Engines in which the tests of `engines/` can run. */
export function installedEngines(): EngineName[];
/** Debian: package nginx-light. */
export function findNginx(): string | undefined;
export type Terminator = 'caddy' | 'apache2' | 'lighttpd';
/** Web servers that are tested in front of nginx; Debian's packages have their names. */
export const TERMINATORS: readonly Terminator[];
export function findTerminator(name: Terminator): string | undefined;
/** One line for each missing engine and server, whose tests are skipped. */
export function missingPrograms(): string[];
/** Debian: package libnginx-mod-http-brotli-static. */
export function findBrotliModule(): string | undefined;
