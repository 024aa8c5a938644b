#!/usr/bin/env bash
# python3-dateparser 1.1.6-1 of Debian 12, search_dates: it finds the dates in a text, here in the terms of Russian offers.
#
# Expected: the date that stands in the text, as dateparser.parse reads the same date alone. Seen, on 15 November 2026:
#   Акция до 31 мая 2026         31 May 2026
#   Акция с 1 марта 2026         15 March 2026 and 15 November 2026     from «марта» and «2026»
#   Договор от 12.03.2026        15 November 2026                       from «2026»
#   Contract of 12.03.2026       15 November 2026                       from «2026»
#   Offer since 1 March 2026     1 March 2026
#   Vertrag vom 12.03.2026       found whole, with the month first
# «с» (since) is also in the list of Russian words as a short «секунда»: «с 1 марта 2026» is taken as one phrase, is no date,
# and is then taken apart; the day is lost, and today's day and month fill the gaps. Dates with dots, the usual form in Russian
# documents, are cut at the dots in Russian and English. The answer is a wrong date, not none, at hand for a calendar.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-dateparser=1.1.6-1 python3-dateutil=2.8.2-2 python3-pytz-deprecation-shim=0.1.0.post0-3 \
  python3-regex=0.1.20221031-1+b1 python3-six=1.16.0-4 python3-tz=2022.7.1-4 python3-tzlocal=4.2-1
for package in *.deb; do dpkg -x "$package" root; done
cat >run.py <<'PY'
from datetime import datetime
import dateparser
from dateparser.search import search_dates
settings = {'RELATIVE_BASE': datetime(2026, 11, 15)}
for language, text in [('ru', 'Акция до 31 мая 2026'), ('ru', 'Акция от 1 марта 2026'), ('ru', 'Акция с 1 марта 2026'),
                       ('ru', 'Акция с 1 марта 2026 по 31 мая 2026'), ('ru', 'Договор от 12.03.2026'),
                       ('en', 'Contract of 12.03.2026'), ('en', 'Offer since 1 March 2026'), ('de', 'Vertrag vom 12.03.2026')]:
    found = search_dates(text, languages=[language], settings=settings)
    print(text, ', '.join(f'{part} = {date:%Y-%m-%d}' for part, date in found), sep=': ')
for text in ['1 марта 2026', '12.03.2026']:
    print(text, dateparser.parse(text, languages=['ru'], settings=settings).date(), sep=': ')
PY
TZ=UTC LC_ALL=C.UTF-8 PYTHONPATH=root/usr/lib/python3/dist-packages python3 -W ignore run.py | tee output
diff output - <<'OUTPUT'
Акция до 31 мая 2026: 31 мая 2026 = 2026-05-31
Акция от 1 марта 2026: 1 марта 2026 = 2026-03-01
Акция с 1 марта 2026: марта = 2026-03-15, 2026 = 2026-11-15
Акция с 1 марта 2026 по 31 мая 2026: марта = 2026-03-15, 2026 = 2026-11-15, 31 мая 2026 = 2026-05-31
Договор от 12.03.2026: 2026 = 2026-11-15
Contract of 12.03.2026: 2026 = 2026-11-15
Offer since 1 March 2026: 1 March 2026 = 2026-03-01
Vertrag vom 12.03.2026: 12.03.2026 = 2026-12-03
1 марта 2026: 2026-03-01
12.03.2026: 2026-03-12
OUTPUT
