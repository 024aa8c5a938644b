#!/usr/bin/env bash
# @maskito/kit 5.6.0 with @maskito/core 5.6.0, a date of birth as dd.mm.yyyy; cleave-zen 0.0.17 beside it.
#
# Expected: the mask of a date gives no day that nobody has entered. 32 as a day and 13 as a month are not let in; a day that is
# not in its month could be left for the check of the form, or become the last day of the month. Seen:
#   entered      maskitoTransform   formatDate of cleave-zen
#   29.02.1992   29.02.1992         29.02.1992
#   31.04.1990   01.05.1990         30.04.1990
#   30.02.1990   02.03.1990         28.02.1990
#   29.02.1991   01.03.1991         28.02.1991
# With the last digit, the text is made a Date, to hold it between `min` and `max` (which have values by default), and the Date
# is written back: what is too much for the month runs over into the next. A slip in a date of birth becomes a date that passes
# all later checks, but is not the one of the passport.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @maskito/core@5.6.0 @maskito/kit@5.6.0 cleave-zen@0.0.17
cat >run.mjs <<'JS'
import { maskitoTransform } from '@maskito/core';
import { maskitoDateOptionsGenerator } from '@maskito/kit';
import { formatDate } from 'cleave-zen';
const options = maskitoDateOptionsGenerator({ mode: 'dd/mm/yyyy', separator: '.' });
for (const text of ['05.03.1990', '29.02.1992', '31.04.1990', '30.02.1990', '29.02.1991']) {
  const other = formatDate(text, { delimiter: '.', datePattern: ['d', 'm', 'Y'] });
  console.log(`${text}: ${maskitoTransform(text, options)}, ${other}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
05.03.1990: 05.03.1990, 05.03.1990
29.02.1992: 29.02.1992, 29.02.1992
31.04.1990: 01.05.1990, 30.04.1990
30.02.1990: 02.03.1990, 28.02.1990
29.02.1991: 01.03.1991, 28.02.1991
OUTPUT
