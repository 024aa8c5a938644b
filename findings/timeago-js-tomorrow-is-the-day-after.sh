#!/usr/bin/env bash
# timeago.js 4.0.2 with its Russian words, and @yaireo/relative-time 1.1.0, for «предложение закончится …».
#
# Expected: «завтра» and «вчера» are said of the next and the last day of the calendar, «послезавтра» and «позавчера» of those
# beyond. Seen, with the clock of Moscow, on Friday the 27th (the last column counts days of the calendar):
#   now     the time told of   timeago.js       @yaireo/relative-time   by the calendar
#   12:00   28th, 13:00        завтра           завтра                  завтра
#   12:00   29th, 11:00        завтра           послезавтра             послезавтра
#   23:00   29th, 00:30        завтра           завтра                  послезавтра
#   12:00   25th, 13:00        вчера            позавчера               позавчера
#   01:00   25th, 23:00        вчера            вчера                   позавчера
# Both divide by 24 hours, the first by cutting, the second by rounding; English «in 1 day» bears that, the Russian words of
# timeago.js and those of Intl with `numeric: 'auto'`, which the other sets itself, do not. A visitor reads a wrong date.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts timeago.js@4.0.2 @yaireo/relative-time@1.1.0
cat >run.cjs <<'JS'
const RelativeTime = require('@yaireo/relative-time');
const { format, register } = require('timeago.js');
register('ru', require('timeago.js/lib/lang/ru').default);
const other = new RelativeTime({ locale: 'ru' });
const calendar = new Intl.RelativeTimeFormat('ru', { numeric: 'auto' });
for (const [now, then] of [['27T12:00', '28T13:00'], ['27T12:00', '29T11:00'], ['27T23:00', '29T00:30'],
  ['27T12:00', '25T13:00'], ['27T01:00', '25T23:00']]) {
  const [relativeDate, date] = [now, then].map((time) => new Date(`2026-11-${time}:00+03:00`));
  const days = calendar.format(Number.parseInt(then) - Number.parseInt(now), 'day');
  console.log(`${now}, ${then}: ${format(date, 'ru', { relativeDate })}, ${other.from(date, relativeDate)}, ${days}`);
}
JS
TZ=Europe/Moscow node run.cjs | tee output
diff output - <<'OUTPUT'
27T12:00, 28T13:00: завтра, завтра, завтра
27T12:00, 29T11:00: завтра, послезавтра, послезавтра
27T23:00, 29T00:30: завтра, завтра, послезавтра
27T12:00, 25T13:00: вчера, позавчера, позавчера
27T01:00, 25T23:00: вчера, вчера, позавчера
OUTPUT
