/** `_headers`: response headers by path, as read by Netlify, Cloudflare Pages and others. */
export interface HeaderRule {
  /** Absolute path; a trailing `*` matches anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const HEADERS_FILE = '_headers';

/** The text of the file, one block for each rule. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/** @throws Error for a header without a path */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: {} });
    else if (rule === undefined) throw new Error(`${HEADERS_FILE}: "${name}" belongs to no path`);
    else rule.headers[name] = value;
  }
  return rules;
}

/** Headers of a path: all matching rules merged; later rules override earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
