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
export function missingEngines(): string[];
