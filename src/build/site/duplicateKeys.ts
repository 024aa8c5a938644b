const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:\n]/g;

/**
 * Keys that stand twice in one object, of which `JSON.parse` keeps the last.
 *
 * @param json valid JSON
 * @returns a line for each, with its path and both places
 */
export function duplicateKeys(json: string): string[] {
  const found: string[] = [];
  /** The objects and lists around the token; `at` is the key or index of the value. */
  const around: { path: string; at: string | number; lines: Map<string, number> }[] = [];
  let line = 1;
  let text = '';
  for (const [token] of json.matchAll(TOKEN)) {
    const group = around.at(-1);
    const path = group === undefined ? '' : `${group.path}${group.at}.`;
    if (token === '\n') line += 1;
    else if (token === '{') around.push({ path, at: '', lines: new Map() });
    else if (token === '[') around.push({ path, at: 0, lines: new Map() });
    else if (token === '}' || token === ']') around.pop();
    else if (token.startsWith('"')) text = token;
    else if (group !== undefined && token === ':') {
      const key = JSON.parse(text) as string;
      const first = group.lines.get(key);
      group.at = key;
      group.lines.set(key, line);
      if (first !== undefined)
        found.push(`${group.path}${key}: stands in the lines ${first} and ${line}; allowed: once`);
    } else if (typeof group?.at === 'number') group.at += 1;
  }
  return found;
}
