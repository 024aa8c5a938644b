/**
 * True for the app's base url, with or without `index.html` or the page of a variant; every other path is a 404. Ad links
 * may have a slash too many, and hosts with clean urls redirect to the name without `.html`, some with a slash behind it.
 */
export function isHomePath(pathname: string, base: string): boolean {
  const path = pathname.replace(/\/+/g, '/');
  return /^(index(\.(?!html\/)[\w-]+)?(\.html|\/)?)?$/.test(path.replace(base, ''));
}

/** Url of the form with the campaign parameters of this page, which belong to the visit. */
export function homeUrl(): string {
  return import.meta.env.BASE_URL + location.search;
}

/**
 * Url of the form where an ad system has encoded the `?` into its path, as in `/%3Futm_source=y`, or an ad link has `&` or
 * `;` in its place, or a space or an invisible character before it. Servers answer that with the 404 page, and the click
 * would be lost.
 *
 * @returns null for every other path
 */
export function recoverHomeUrl(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  base: string,
): string | null {
  const [path = '', query] = pathname.split(/(?:%(?:3f|20|c2%a0|e2%80%8b)|[&;])+(.*)/i);
  if (query === undefined || !isHomePath(path, base)) return null;
  const pairs = query.includes('=') ? query : query.replace(/%3d/gi, '=').replace(/%26/g, '&');
  return `${base}?${pairs}${search.replace('?', '&')}`;
}
