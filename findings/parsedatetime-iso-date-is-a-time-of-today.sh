#!/usr/bin/env bash
# python3-parsedatetime 2.6-3 of Debian 12, a reader of dates and phrases, with a moment as programs write it.
#
# Expected: 2026-12-31T10:00 is read as 2026-12-31 10:00 is, or the answer says that nothing was found (status 0). ISO 8601 and
# RFC 3339 have the T, and JSON from JavaScript is full of it. Seen, on 15 November 2026 at noon:
#   2026-12-31                  31 December, noon     1 = date
#   2026-12-31 10:00            31 December, 10:00    3 = date and time
#   2026-12-31T10:00            15 November, 20:26    2 = time
#   2026-12-31T10:00:00Z        15 November, 20:26    2 = time
#   2025-03-01T09:30:00+03:00   15 November, 20:25    2 = time
# The year is taken for a time of the day without a colon, 20:26, and the rest is left. So the end of every offer of a year is
# the same evening of today, and the status says that the time was well understood.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-parsedatetime=2.6-3
dpkg -x python3-parsedatetime_*.deb root
cat >run.py <<'PY'
from datetime import datetime
from parsedatetime import Calendar
now = datetime(2026, 11, 15, 12)
for text in ['2026-12-31', '2026-12-31 10:00', '2026-12-31T10:00', '2026-12-31T10:00:00Z', '2025-03-01T09:30:00+03:00']:
    print(text, *Calendar().parseDT(text, now), sep=' | ')
PY
TZ=UTC PYTHONPATH=root/usr/lib/python3/dist-packages python3 run.py | tee output
diff output - <<'OUTPUT'
2026-12-31 | 2026-12-31 12:00:00 | 1
2026-12-31 10:00 | 2026-12-31 10:00:00 | 3
2026-12-31T10:00 | 2026-11-15 20:26:00 | 2
2026-12-31T10:00:00Z | 2026-11-15 20:26:00 | 2
2025-03-01T09:30:00+03:00 | 2026-11-15 20:25:00 | 2
OUTPUT
