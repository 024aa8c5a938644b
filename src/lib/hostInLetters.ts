/** Decodes the part of a label after `xn--` (RFC 3492); null if it is none. Packages have an encoder and tables, too. */
function decodeLabel(code: string): string | null {
  const end = code.lastIndexOf('-');
  const letters = code.slice(0, Math.max(end, 0)).split('');
  let codePoint = 128;
  let position = 0;
  let bias = 72;
  for (let at = end + 1; at < code.length;) {
    const before = position;
    let weight = 1;
    for (let step = 36; ; step += 36) {
      // `a` to `z`, then `0` to `9`.
      const digit = (parseInt(code[at] ?? '', 36) + 26) % 36;
      at += 1;
      if (Number.isNaN(digit)) return null;
      position += digit * weight;
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const count = letters.length + 1;
    let delta = Math.floor((position - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / count);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    codePoint += Math.floor(position / count);
    position %= count;
    if (codePoint > 0x4ff) return null;
    letters.splice(position, 0, String.fromCodePoint(codePoint));
    position += 1;
  }
  return letters.join('');
}

/**
 * A host with its Cyrillic labels in letters; the URL API writes them as punycode. Any other script stays as it is: its
 * letters may look like those of another host.
 */
export const hostInLetters = (host: string): string =>
  host.replace(/\bxn--([a-z\d-]+)/gi, (label: string, code: string) => {
    const decoded = decodeLabel(code.toLowerCase());
    return decoded !== null && /^[а-яё\d-]+$/.test(decoded) ? decoded : label;
  });
