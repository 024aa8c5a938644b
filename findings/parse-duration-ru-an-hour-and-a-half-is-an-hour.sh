#!/usr/bin/env bash
# parse-duration 2.1.9, with its locale for Russian, and the ones for Spanish and English beside it.
#
# Expected: a locale reads the words of its language in the forms in which durations are written; as «1 hora 20 minutos» in its
# documentation, so «1 час 20 минут». Seen, in minutes:
#   Russian             read      the same in Spanish   English
#   1 час 20 минут      60        80                    80
#   1 день 12 часов     1440      2160                  2160
#   1 неделя 3 дня      10080     14400                 14400
#   2 часа              null      120                   120
#   14 дней             null      20160                 20160
#   14 д                20160     -                     20160
# The locale has each unit in the nominative singular only, and the code itself drops nothing but a final Latin «s»; a word
# that it does not know is passed over, and the parts that are left are the result. For 2 to 20 all Russian forms are unknown:
# a term of 14 days is no duration, and a promise of 1 hour 20 minutes, or a lifetime in a setting, is silently shorter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-duration@2.1.9
cat >run.mjs <<'JS'
import parse from 'parse-duration';
import en from 'parse-duration/locale/en.js';
import es from 'parse-duration/locale/es.js';
import ru from 'parse-duration/locale/ru.js';
for (const texts of [
  ['1 час 20 минут', '1 hora 20 minutos', '1 hour 20 minutes'],
  ['1 день 12 часов', '1 día 12 horas', '1 day 12 hours'],
  ['1 неделя 3 дня', '1 semana 3 días', '1 week 3 days'],
  ['2 часа', '2 horas', '2 hours'],
  ['14 дней', '14 días', '14 days'],
  ['14 д', '14 d', '14 d'],
]) {
  const found = [ru, es, en].map((unit, index) => {
    parse.unit = unit;
    return `${texts[index]}: ${parse(texts[index], 'm')}`;
  });
  console.log(found.join(', '));
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
1 час 20 минут: 60, 1 hora 20 minutos: 80, 1 hour 20 minutes: 80
1 день 12 часов: 1440, 1 día 12 horas: 2160, 1 day 12 hours: 2160
1 неделя 3 дня: 10080, 1 semana 3 días: 14400, 1 week 3 days: 14400
2 часа: null, 2 horas: 120, 2 hours: 120
14 дней: null, 14 días: 20160, 14 days: 20160
14 д: 20160, 14 d: 20160, 14 d: 20160
OUTPUT
