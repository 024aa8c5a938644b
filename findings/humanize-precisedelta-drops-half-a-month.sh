#!/usr/bin/env bash
# python3-humanize 4.4.0-1 of Debian 12, in Russian.
#
# Expected: precisedelta is documented as the precise one beside naturaldelta, for instance 33 days and some hours; the word
# agrees with its number, as the package has catalogues with the three Russian plural forms. Seen:
#   days   precisedelta
#   31     1 месяц и 0 дней
#   32     1 месяц и 1 дней      is «1 день»
#   35     1 месяц и 4 дней      is «4 дня»
#   52     1 месяц и 21 дней     is «21 день»
#   400    1 год, 1 месяц и 4 дней
# A month has 30.5 days there, so 1.5, 4.5 and 21.5 days are left; the form is chosen for the number rounded up, 2, 5 and 22,
# while the number is printed rounded down, and half a day is lost on each month. And naturaltime puts «через» and «назад»
# around the nominative: «через 21 минута» and «21 секунда назад», for «21 минуту» and «21 секунду» (arrow has it right).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-humanize=4.4.0-1 python3-arrow=1.2.3-1 python3-dateutil=2.8.2-2 python3-six=1.16.0-4
for package in *.deb; do dpkg -x "$package" root; done
cat >run.py <<'PY'
from datetime import timedelta
import arrow, humanize
humanize.i18n.activate('ru_RU')
for days in [1, 4, 21, 31, 32, 35, 52, 400]:
    print(days, humanize.precisedelta(timedelta(days=days)), sep=': ')
now = arrow.get('2026-11-15')
for minutes in [21, -21]:
    print(humanize.naturaltime(timedelta(minutes=-minutes)), now.shift(minutes=minutes).humanize(now, locale='ru'), sep=' | ')
PY
TZ=UTC LC_ALL=C.UTF-8 PYTHONPATH=root/usr/lib/python3/dist-packages python3 run.py | tee output
diff output - <<'OUTPUT'
1: 1 день
4: 4 дня
21: 21 день
31: 1 месяц и 0 дней
32: 1 месяц и 1 дней
35: 1 месяц и 4 дней
52: 1 месяц и 21 дней
400: 1 год, 1 месяц и 4 дней
через 21 минута | через 21 минуту
21 минута назад | 21 минуту назад
OUTPUT
