#!/usr/bin/env bash
# nano-memoize 3.0.16, which keeps the results of a function; micro-memoize 5.2.0, moize 6.1.7, memize 2.1.1 and memoize-one
# 6.0.0 beside it. The function is what is to be paid for a loan at 0.8 per cent a day, for 30 days if no term is given.
#
# Expected: the same result as without it. Its readme says of arguments that their «lengths must match precisely» unless
# `maxArgs` is given, and that functions with a rest parameter or `arguments` are recognized. Seen:
#   sum, days                       right   nano-memoize   the four others
#   toPay(30000)                    37200   37200          37200
#   toPay(30000, 10)                32400   37200          32400
#   toPay(10000, 5), asked first    10400   12400          10400
# A parameter with a default value does not count in `length` of a function; with one parameter left, only the first argument
# is the key, and only it is handed to the function: every term costs as much as 30 days. Without the default value it is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts nano-memoize@3.0.16 micro-memoize@5.2.0 moize@6.1.7 \
  memize@2.1.1 memoize-one@6.0.0
cat >run.mjs <<'JS'
import { memoize as micro } from 'micro-memoize';
import memize from 'memize';
import memoizeOne from 'memoize-one';
import moize from 'moize';
import nano from 'nano-memoize';
const byDefault = (sum, days = 30) => Math.round(sum * (1 + 0.008 * days));
const without = (sum, days) => byDefault(sum, days ?? 30);
const memoizers = {
  'nano-memoize': nano.nanomemoize ?? nano,
  'micro-memoize': micro,
  moize: moize.default ?? moize,
  memize,
  'memoize-one': memoizeOne,
};
for (const [name, memoize] of Object.entries(memoizers)) {
  const toPay = memoize(byDefault);
  const plain = memoize(without);
  const sums = [toPay(30_000), toPay(30_000, 10), toPay(10_000, 5), toPay(10_000, 30)];
  console.log(`${name}: ${sums.join(', ')}; without: ${plain(30_000)}, ${plain(30_000, 10)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
nano-memoize: 37200, 37200, 12400, 12400; without: 37200, 32400
micro-memoize: 37200, 32400, 10400, 12400; without: 37200, 32400
moize: 37200, 32400, 10400, 12400; without: 37200, 32400
memize: 37200, 32400, 10400, 12400; without: 37200, 32400
memoize-one: 37200, 32400, 10400, 12400; without: 37200, 32400
OUTPUT
