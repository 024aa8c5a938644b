/** How hosts read `_headers`, written from their own code and not with that under test. */

/** Calls for each line of the rules that match a path; without a value for one that has no colon. */
function eachLine(
  text: string,
  path: string,
  call: (name: string, value: string | undefined) => void,
): void {
  let isMatching = false;
  for (const line of text.split('\n').filter((each) => each !== '')) {
    if (line.startsWith('/')) {
      isMatching = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (isMatching) {
      const [name = '', ...values] = line.trim().replace('! ', '').split(': ');
      call(name, line.includes(': ') ? values.join(': ') : undefined);
    }
  }
}

/** As Cloudflare Pages does: the values of all matching rules are joined, `! Name` takes a header away. */
export function joinedHeaders(text: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  eachLine(text, path, (name, value) => {
    const before = headers.get(name);
    if (value === undefined) headers.delete(name);
    else headers.set(name, before === undefined ? value : `${before}, ${value}`);
  });
  return Object.fromEntries(headers);
}

/** As Netlify does: the last matching rule wins, a line without a colon is ignored, each comma gets a space. */
export function replacedHeaders(text: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  eachLine(text, path, (name, value) => {
    if (value !== undefined) headers.set(name, value.replace(/\s*,\s*/g, ', '));
  });
  return Object.fromEntries(headers);
}
