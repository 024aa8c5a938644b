#!/usr/bin/env bash
# csvkit 1.0.7-1 of Debian 12 with python3-agate 1.6.3-2 and python3-babel 2.10.3-1, and a table of rates with commas.
#
# Expected: 0,8 and 0,08 are texts that stay as they are, if not numbers of Russian writing: in English writing, which csvkit
# takes by default, three digits stand behind a comma between thousands. Seen, from csvjson and csvsort:
#   in the table   out     with --locale ru_RU
#   0,8            8       0.8
#   0,08           8       0.08
#   0,75           75      0.75
#   292,05         29205   292.05
# The reader of numbers takes all commas out wherever they stand. So rates of 0.8 and 0.08 per cent become the same 8, csvsort
# writes them so into the new table, and has 0,8 below 0,75. It depends on the data too: one «от 0,5» among them, and the
# column is text and stays. Whoever only sorts a table of offers gets other rates, with status 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq csvkit=1.0.7-1 python3-csvkit=1.0.7-1 python3-agate=1.6.3-2 python3-babel=2.10.3-1 \
  python-babel-localedata=2.10.3-1 python3-tz=2022.7.1-4 python3-leather=0.3.4-2 python3-six=1.16.0-4 python3-isodate=0.6.1-1 \
  python3-parsedatetime=2.6-3 python3-pytimeparse=1.1.5-3 python3-slugify=4.0.0-2 python3-text-unidecode=1.3-1
for package in *.deb; do dpkg -x "$package" root; done
export LC_ALL=C.UTF-8 TZ=UTC PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"
cat >offers.csv <<'CSV'
offer,rate
A,"0,8"
B,"0,08"
C,"0,75"
D,"292,05"
CSV
sed '$s/292/от 292/' offers.csv >from.csv
{
  python3 -W ignore root/usr/bin/csvjson offers.csv && echo
  python3 -W ignore root/usr/bin/csvsort -c rate offers.csv
  python3 -W ignore root/usr/bin/csvsort --locale ru_RU -c rate offers.csv
  python3 -W ignore root/usr/bin/csvsort -c offer from.csv
} | tee output
diff output - <<'OUTPUT'
[{"offer": "A", "rate": 8.0}, {"offer": "B", "rate": 8.0}, {"offer": "C", "rate": 75.0}, {"offer": "D", "rate": 29205.0}]
offer,rate
A,8
B,8
C,75
D,29205
offer,rate
B,0.08
C,0.75
A,0.8
D,292.05
offer,rate
A,"0,8"
B,"0,08"
C,"0,75"
D,"от 292,05"
OUTPUT
