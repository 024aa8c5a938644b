#!/usr/bin/env bash
# gcal 4.1 (gcal 4.1-3.1, gcal-common 4.1-3.1, Debian 12) with the holidays of Russia, `-q RU`.
#
# Expected: the legal holidays (the list marks them with `+`) are those of article 112 of the Labour Code: 1-8 January,
# 23 February, 8 March, 1 and 9 May, 12 June, 4 November. The program gives holidays of any year. Seen, for 2026:
#   date                 by the law                gcal
#   4 November           a holiday                 none
#   9 November           a workday                 + Day of Reconciliation (7 November, moved)
#   14 December          a workday                 + Constitution Anniversary (12 December, moved)
#   4 May                no holiday of the law     + Spring Festival (2 May, moved)
#   3-6 and 8 January    holidays                  none, or without `+`
# The rules are those of before 2005, when the law was changed. A term counted in workdays (a refusal of a loan, an answer to
# a complaint) ends on another day, and a payment is planned for 4 November.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq gcal=4.1-3.1 gcal-common=4.1-3.1
for file in *.deb; do dpkg -x "$file" root; done
export LC_ALL=C TZ=UTC
root/usr/bin/gcal -u -q RU -n- 2026 | grep ' (RU) ' | sed 's/  *= .*//; s/  */ /g' | sort | tee output
diff output - <<'OUTPUT'
Boxing Day (RU) - Thu, Jan 8th 2026
Christmas Day (RU) + Wed, Jan: 7th:2026
Christmas Eve (RU) - Tue, Jan 6th 2026
Constitution Anniversary (RU) + Mon, Dec:14th:2026
Cosmonauts' Day (RU) - Sun, Apr 12th 2026
Day of Reconciliation (RU) + Mon, Nov: 9th:2026
Defenders of Motherland Day (RU) + Mon, Feb:23rd:2026
Easter Monday (RU) - Mon, Apr 13th 2026
Easter Sunday (RU) + Sun, Apr:12th:2026
Good Friday (RU) - Fri, Apr 10th 2026
Independence Day (RU) + Fri, Jun:12th:2026
Labour Day (RU) + Fri, May: 1st:2026
New Year's Day (RU) + Fri, Jan: 2nd:2026
New Year's Day (RU) + Thu, Jan: 1st:2026
Orthodox New Year's Day (RU) - Wed, Jan 14th 2026
Spring Festival (RU) + Mon, May: 4th:2026
Sylvester/New Year's Eve (RU) - Thu, Dec 31st 2026
Victory Day (RU) + Mon, May:11th:2026
Women's Day (RU) + Mon, Mar: 9th:2026
OUTPUT
