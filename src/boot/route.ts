/**
 * True for the app's base url, with or without `index.html`; every other path is a 404. Ad links may have a slash too
 * many.
 */
export function isHomePath(pathname: string, base: string): boolean {
  const path = pathname.replace(/\/+/g, '/');
  return path === base || path === `${base}index.html`;
}

/** Url of the form with the campaign parameters of this page, which belong to the visit. */
export function homeUrl(): string {
  return import.meta.env.BASE_URL + location.search;
}
