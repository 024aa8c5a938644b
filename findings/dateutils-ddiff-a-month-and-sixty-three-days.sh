#!/usr/bin/env bash
# dateutils 0.4.10-1 of Debian 12: dateutils.ddiff counts the time between two dates; python3-dateutil 2.8.2-2 beside it.
#
# Expected: with the format «%m %d», full months and the days that are left, fewer than a month; and dateutils.dadd, of the
# same package, puts 31 January and a month on 28 February, so 1 March is a month and a day. Seen:
#   from         to           ddiff   relativedelta of Python
#   2026-01-30   2026-03-01   1 63    1 1
#   2026-01-31   2026-03-01   1 62    1 1
#   2025-12-31   2026-03-01   2 62    2 1
#   2026-03-31   2026-05-01   1 0     1 1
#   2026-01-15   2026-03-01   1 14    1 14
# A month behind 31 January is held to be 31 February, three days behind the 28th, and so past the end: the days that are left
# are -2 and -1, and they come out without their sign, as 64 less 2 and 64 less 1. All without a warning, with status 0. It
# hits terms and delays of loans that were given on the last days of a month.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq dateutils=0.4.10-1 python3-dateutil=2.8.2-2 python3-six=1.16.0-4
for package in *.deb; do dpkg -x "$package" root; done
cat >run.py <<'PY'
import sys
from datetime import date
from dateutil.relativedelta import relativedelta
start, end = map(date.fromisoformat, sys.argv[1:])
delta = relativedelta(end, start)
print(delta.months, delta.days)
PY
while read -r from to; do
  echo "$from $to: $(root/usr/bin/dateutils.ddiff "$from" "$to" -f '%m %d')," \
    "$(root/usr/bin/dateutils.ddiff "$from" "$to" -f '%d') days," \
    "$(PYTHONPATH=root/usr/lib/python3/dist-packages python3 run.py "$from" "$to")," \
    "$(root/usr/bin/dateutils.dadd "$from" 1mo)"
done <<'DATES' | tee output
2026-01-15 2026-03-01
2026-01-30 2026-03-01
2026-01-31 2026-03-01
2025-12-31 2026-03-01
2026-03-31 2026-05-01
DATES
diff output - <<'OUTPUT'
2026-01-15 2026-03-01: 1 14, 45 days, 1 14, 2026-02-15
2026-01-30 2026-03-01: 1 63, 30 days, 1 1, 2026-02-28
2026-01-31 2026-03-01: 1 62, 29 days, 1 1, 2026-02-28
2025-12-31 2026-03-01: 2 62, 60 days, 2 1, 2026-01-31
2026-03-31 2026-05-01: 1 0, 31 days, 1 1, 2026-04-30
OUTPUT
