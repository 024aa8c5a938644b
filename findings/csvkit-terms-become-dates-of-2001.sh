#!/usr/bin/env bash
# csvkit 1.0.7-1 of Debian 12 with python3-agate 1.6.3-2 and python3-parsedatetime 2.6-3, and words in the columns of offers.
#
# Expected: csvkit finds dates where dates are written, 2026-03-01 or 3/1/2026; words and ranges stay texts. Seen, from csvsort,
# which is only to sort:
#   column              in             out
#   weeks of the term   1-2, 3-4       2001-01-02, 2001-03-04
#   days of the term    5-10, 10-15    2001-05-10, 2001-10-15
#   month of the ads    March, May     0001-03-01, 0001-05-01
#   day of the ads      Sat, Sun       0001-01-06, 0001-01-07
#   term                7d, 30d        7 days, 0:00:00 and 30 days, 0:00:00
#   days of the term    5-10, 10-35    5-10, 10-35
# A reader of phrases is run over each column, from the first day of the year 1; where all values can be a month, a weekday
# or two numbers of a date, the column becomes dates. One value that cannot (10-35) keeps the texts of all. The tables that
# come out look whole, with status 0, and the words of the offers are gone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq csvkit=1.0.7-1 python3-csvkit=1.0.7-1 python3-agate=1.6.3-2 python3-babel=2.10.3-1 \
  python-babel-localedata=2.10.3-1 python3-tz=2022.7.1-4 python3-leather=0.3.4-2 python3-six=1.16.0-4 python3-isodate=0.6.1-1 \
  python3-parsedatetime=2.6-3 python3-pytimeparse=1.1.5-3 python3-slugify=4.0.0-2 python3-text-unidecode=1.3-1
for package in *.deb; do dpkg -x "$package" root; done
export LC_ALL=C.UTF-8 TZ=UTC PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
for values in '1-2 3-4' '5-10 10-15' 'March May' 'Sat Sun' '7d 30d' '5-10 10-35' 'март май'; do
  read -r first second <<<"$values"
  printf '%s\n' offer,value "A,$first" "B,$second" | python3 -W ignore root/usr/bin/csvsort -c offer | tail -n 2 | paste -sd ' '
done | tee output
diff output - <<'OUTPUT'
A,2001-01-02 B,2001-03-04
A,2001-05-10 B,2001-10-15
A,0001-03-01 B,0001-05-01
A,0001-01-06 B,0001-01-07
A,"7 days, 0:00:00" B,"30 days, 0:00:00"
A,5-10 B,10-35
A,март B,май
OUTPUT
