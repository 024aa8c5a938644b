/** Version of the package. Replaced at build time. */
declare const __PACKAGE_VERSION__: string;

/**
 * Identifies a build: `0.1.0+Bk2QcSUa`, the package's version and the hash in the name of the entry script, which
 * changes with any script. Read from the page, so that no script changes with it. Import it in lazy chunks only.
 */
export function readBuildVersion(page: Document): string {
  const scripts = page.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  const hash = [...scripts]
    .map(({ src }) => /\/index-([\w-]+)\.js$/.exec(src)?.[1])
    .find((each) => each !== undefined);
  return `${__PACKAGE_VERSION__}+${hash ?? 'dev'}`;
}
