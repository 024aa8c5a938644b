#!/usr/bin/env bash
# miller 6.6.0-2+b3 of Debian 12, with payments as some banks write them, +7000 in and -2000 out; datamash 1.7-2 beside it.
#
# Expected: +7000 is a number as -2000 is, as in JavaScript, C and Python, or an error is told. Seen, for 5000, +7000 and -2000:
#               miller   datamash
#   sum         3000     10000
#   count       3        3
#   mean        1500     3333.33
#   max         +7000    7000
#   above 6000  none     7000
#   largest first, of 5000, +1 and -2000: +1, 5000, -2000
# A text is not a number for miller, and what begins with a plus is a text, though int() reads it. The adding of stats1 leaves
# texts out without a word, its count does not, and its mean divides by yet another number; the filter compares the letters,
# and the order puts texts first. Only put, with $sum + 1, has an error. Reports of payments are wrong, with status 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq miller=6.6.0-2+b3 datamash=1.7-2
for package in *.deb; do dpkg -x "$package" root; done
export LC_ALL=C.UTF-8 PATH="$folder/root/usr/bin:$PATH"
printf '%s\n' sum 5000 +7000 -2000 >payments.csv
printf '%s\n' sum 5000 +1 -2000 >small.csv
{
  mlr --icsv --oxtab stats1 -a sum,count,mean,max -f sum payments.csv
  datamash -H -R 2 sum 1 count 1 mean 1 max 1 <payments.csv
  echo above 6000: $(mlr --icsv --onidx filter '$sum > 6000' payments.csv)
  echo largest first: $(mlr --icsv --onidx sort -nr sum small.csv)
  echo types: $(mlr --icsv --onidx put '$sum = typeof($sum) . " " . int($sum)' payments.csv)
} | tee output
diff output - <<'OUTPUT'
sum_sum   3000
sum_count 3
sum_mean  1500
sum_max   +7000
sum(sum)	count(sum)	mean(sum)	max(sum)
10000.00	3.00	3333.33	7000.00
above 6000:
largest first: +1 5000 -2000
types: int 5000 string 7000 int -2000
OUTPUT
