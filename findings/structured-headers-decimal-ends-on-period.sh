#!/usr/bin/env bash
# structured-headers 2.1.0: numbers that are whole once they are rounded to the three digits which the format allows.
# structured-field-values 2.0.4, of the same format, beside it.
#
# Expected: what the library writes, it reads. RFC 9651, section 4.1.5: where no fraction is left, a 0 follows the period.
# Seen:
#   2.5                 2.5    read as 2.5            the other writes 2.5
#   3.0000000000000004  3.     refused                the other writes 3.0
#   1.9999              2.     refused                the other writes 2.0
#   0.0004              0.     refused                the other writes 0.0
# The first refused one is 0.1 * 3 * 10. A field is a list or a dictionary as a whole, so one such member makes a reader drop
# all others with it:
#   a=1, rate=3., b=2   refused
# The digits are rounded, the zeros at the end cut off, and the period stays behind, without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts structured-headers@2.1.0 structured-field-values@2.0.4
cat >run.mjs <<'JS'
import * as headers from 'structured-headers';
import * as fields from 'structured-field-values';
const read = (parse) => {
  try {
    return `read as ${parse()[0]}`;
  } catch {
    return 'refused';
  }
};
for (const number of [2.5, 0.1 * 3 * 10, 1.9999, 0.0004]) {
  const text = headers.serializeItem(number);
  const seen = read(() => headers.parseItem(text)).padEnd(22);
  console.log(`${String(number).padEnd(19)} ${text.padEnd(6)} ${seen} the other writes ${fields.encodeItem(number)}`);
}
const text = headers.serializeDictionary({ a: 1, rate: 0.1 * 3 * 10, b: 2 });
console.log(`${text.padEnd(19)} ${read(() => headers.parseDictionary(text))}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
2.5                 2.5    read as 2.5            the other writes 2.5
3.0000000000000004  3.     refused                the other writes 3.0
1.9999              2.     refused                the other writes 2.0
0.0004              0.     refused                the other writes 0.0
a=1, rate=3., b=2   refused
OUTPUT
