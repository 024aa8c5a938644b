#!/usr/bin/env bash
# python3-parsedatetime 2.6-3 of Debian 12, a reader of phrases such as «30 days from ...», here for the term of a loan.
#
# Expected: 30 days from March 1 2026 are on 31 March 2026; the year is written, and the other orders of the same date have it
# so. Seen, on 15 November 2026, with the status for «a date was found»:
#   March 1 2026                     2026-03-01
#   30 days from 1 March 2026        2026-03-31
#   30 days from 2026-03-01          2026-03-31
#   30 days from March 1 2026        2027-03-31
#   2 weeks after March 1, 2026      2027-03-15
#   30 days from December 25 2026    2028-01-24
#   30 days before March 1 2028      2027-01-30     is 31 January 2028
# The step of «from», «after» (+1) and «before» (-1) is put on the year of a date whose month comes first, and the days are
# added or taken then. It is the same whatever today's date is. A payment is due a year late.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-parsedatetime=2.6-3
dpkg -x python3-parsedatetime_*.deb root
cat >run.py <<'PY'
from datetime import datetime
from parsedatetime import Calendar
for text in ['March 1 2026', '30 days from 1 March 2026', '30 days from 2026-03-01', '30 days from March 1 2026',
             '2 weeks after March 1, 2026', '30 days from December 25 2026', '30 days before March 1 2028']:
    found = [Calendar().parseDT(text, now) for now in (datetime(2026, 2, 15), datetime(2026, 11, 15))]
    print(text, *(f'{moment:%Y-%m-%d} {status}' for moment, status in found), sep=' | ')
PY
TZ=UTC PYTHONPATH=root/usr/lib/python3/dist-packages python3 run.py | tee output
diff output - <<'OUTPUT'
March 1 2026 | 2026-03-01 1 | 2026-03-01 1
30 days from 1 March 2026 | 2026-03-31 1 | 2026-03-31 1
30 days from 2026-03-01 | 2026-03-31 1 | 2026-03-31 1
30 days from March 1 2026 | 2027-03-31 1 | 2027-03-31 1
2 weeks after March 1, 2026 | 2027-03-15 1 | 2027-03-15 1
30 days from December 25 2026 | 2028-01-24 1 | 2028-01-24 1
30 days before March 1 2028 | 2027-01-30 1 | 2027-01-30 1
OUTPUT
