/** `_headers`: response headers by path, as read by Netlify, Cloudflare Pages and others. */
export interface HeaderRule {
  /** Absolute path; a trailing `*` matches anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const HEADERS_FILE = '_headers';

/**
 * The text of the file, one block for each rule. Some hosts join the values of all rules that match a path, others take
 * the last one: a line `! Name` before a value removes those of earlier rules from the first, and the others ignore it.
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }, index) => {
      const earlier = headersFor(rules.slice(0, index), path);
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(name in earlier ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}

/** @throws Error for a header without a path */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, removed, name = removed, value = ''] =
      /^\s+(?:!\s*([\w-]+)\s*|([\w-]+):\s*(.*))$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined) rules.push({ path: line.trim(), headers: {} });
    else if (rule === undefined) throw new Error(`${HEADERS_FILE}: "${name}" belongs to no path`);
    else rule.headers[name] = value;
  }
  return rules;
}

/** Headers of a path: all matching rules merged; later rules override earlier ones, and an empty value removes one. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  const merged = Object.assign({}, ...matching.map(({ headers }) => headers)) as object;
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
