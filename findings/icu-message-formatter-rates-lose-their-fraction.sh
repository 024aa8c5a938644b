#!/usr/bin/env bash
# @ultraq/icu-message-formatter 0.15.2, a small formatter of ICU messages, on rates in per cent. @messageformat/core 3.4.1
# beside it.
#
# Expected: `#` in a plural is the value, as its readme has it («emit the value of key»), and fractions are «other» in Russian
# (CLDR): «0,8 процента». Seen:
#   0.8    0 процентов, a loan without interest
#   1.5    1 процент
#   21.5   21 процент
# The value is cut to a whole number for the choice and for `#`; the same {rate} without a plural is 0.8.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @ultraq/icu-message-formatter@0.15.2 @messageformat/core@3.4.1
cat >run.mjs <<'JS'
import MessageFormat from '@messageformat/core';
import { MessageFormatter, pluralTypeHandler } from '@ultraq/icu-message-formatter';
const percent = '{rate, plural, one{# процент} few{# процента} many{# процентов} other{# процента}}';
const number = (value, _, locale) => new Intl.NumberFormat(locale).format(value);
const small = new MessageFormatter('ru-RU', { number, plural: pluralTypeHandler });
const peer = new MessageFormat('ru');
for (const rate of [0.8, 1.5, 21.5, 292])
  console.log(`${rate}: ${small.format(percent, { rate })}, @messageformat/core: ${peer.compile(percent)({ rate })}`);
console.log(small.format('{rate} %', { rate: 0.8 }));
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
0.8: 0 процентов, @messageformat/core: 0,8 процента
1.5: 1 процент, @messageformat/core: 1,5 процента
21.5: 21 процент, @messageformat/core: 21,5 процента
292: 292 процента, @messageformat/core: 292 процента
0.8 %
OUTPUT
