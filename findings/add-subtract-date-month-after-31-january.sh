#!/usr/bin/env bash
# add-subtract-date 1.0.16 and date-duration 2.0.0, which add a month to a date, the second as an ISO 8601 duration;
# date-arithmetic 4.1.0 and Temporal (@js-temporal/polyfill 0.5.1) beside them. The time zone is that of Moscow.
#
# Expected: if the month has no such day, its last day is taken (XML Schema 1.0, part 2, appendix E, for the same durations: a
# day behind the end of the month becomes its end). Seen:
#   date             change      the first two   both others
#   31 January       + P1M       3 March         28 February
#   31 March         - P1M       3 March         28 February
#   29 February      + P1Y       1 March         28 February
#   30 January       + P1M       2 March         28 February
# Both set the number of the month on a Date, which runs over into the next one. A schedule that begins on the 31st has no
# payment in February and two in March, and a month back from the 31st of March is still in March.
# Whom it hits: dates of instalments, and terms of consents and of promotions in months.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts add-subtract-date@1.0.16 date-duration@2.0.0 \
  date-arithmetic@4.1.0 @js-temporal/polyfill@0.5.1
cat >run.mjs <<'JS'
import { Temporal } from '@js-temporal/polyfill';
import { add, subtract } from 'date-arithmetic';
import durations from 'date-duration';
import { createRequire } from 'node:module';
const dates = createRequire(import.meta.url)('add-subtract-date');
const duration = (text) => (durations.default ?? durations)(text);
for (const [day, sign, text] of [
  ['2026-01-31', '+', 'P1M'],
  ['2026-03-31', '-', 'P1M'],
  ['2024-02-29', '+', 'P1Y'],
  ['2026-01-30', '+', 'P1M'],
]) {
  const noon = () => new Date(`${day}T12:00:00+03:00`);
  const unit = text === 'P1M' ? 'month' : 'year';
  const plain = Temporal.PlainDate.from(day);
  const found = [
    sign === '+' ? dates.add(noon(), 1, unit) : dates.subtract(noon(), 1, unit),
    sign === '+' ? duration(text).addTo(noon()) : duration(text).subtractFrom(noon()),
    sign === '+' ? add(noon(), 1, unit) : subtract(noon(), 1, unit),
  ].map((date) => date.toISOString().slice(0, 10));
  found.push(String(sign === '+' ? plain.add(text) : plain.subtract(text)));
  console.log(`${day} ${sign} ${text}: ${found.join(', ')}`);
}
JS
TZ=Europe/Moscow node run.mjs | tee output
diff output - <<'OUTPUT'
2026-01-31 + P1M: 2026-03-03, 2026-03-03, 2026-02-28, 2026-02-28
2026-03-31 - P1M: 2026-03-03, 2026-03-03, 2026-02-28, 2026-02-28
2024-02-29 + P1Y: 2025-03-01, 2025-03-01, 2025-02-28, 2025-02-28
2026-01-30 + P1M: 2026-03-02, 2026-03-02, 2026-02-28, 2026-02-28
OUTPUT
