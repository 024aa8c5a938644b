/** The page has one address: the app's base, with or without `index.html`. Every other path is a 404. */
export function isHomePath(pathname: string, base: string): boolean {
  return pathname === base || pathname === `${base}index.html`;
}
