/** True for the app's base url, with or without `index.html`; every other path is a 404. */
export function isHomePath(pathname: string, base: string): boolean {
  return pathname === base || pathname === `${base}index.html`;
}
