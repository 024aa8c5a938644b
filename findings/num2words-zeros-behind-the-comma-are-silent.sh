#!/usr/bin/env bash
# python3-num2words 0.5.10-2 of Debian 12, which writes numbers in words for contracts and for the voice of a robot.
#
# Expected: a rate of 0.05 is another one than 0.5 and 0.005, so its words differ, as they do in English and German, where
# each digit behind the point is read. Seen:
#   number   ru                                      en
#   0.5      ноль запятая пять                       zero point five
#   0.05     ноль запятая пять                       zero point zero five
#   0.005    ноль запятая пять                       zero point zero zero five
#   292.05   двести девяносто два запятая пять       two hundred and ninety-two point zero five
#   '0.80'   ноль запятая восемьдесят                zero point eight
# Russian, Ukrainian, Polish, Czech and Serbian have a reader of their own, which takes what stands behind the point as one
# whole number, so the zeros in front of it are gone; the common reader goes on digit by digit. A rate of 0.05 % a day becomes
# the one of 0.5 % in the words of a contract, or in the voice that reads it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-num2words=0.5.10-2 python3-docopt=0.6.2-4.1
for package in *.deb; do dpkg -x "$package" root; done
cat >run.py <<'PY'
from num2words import num2words
for number in [0.5, 0.05, 0.005, 292.5, 292.05, '0.80']:
    print(number, *(num2words(number, lang=language) for language in ['ru', 'uk', 'pl', 'cz', 'sr', 'de', 'en']), sep=' | ')
PY
LC_ALL=C.UTF-8 PYTHONPATH=root/usr/lib/python3/dist-packages python3 run.py | tee output
diff output - <<'OUTPUT'
0.5 | ноль запятая пять | нуль кома п'ять | zero przecinek pięć | nula celá pět | nula zapeta pet | null Komma fünf | zero point five
0.05 | ноль запятая пять | нуль кома п'ять | zero przecinek pięć | nula celá pět | nula zapeta pet | null Komma null fünf | zero point zero five
0.005 | ноль запятая пять | нуль кома п'ять | zero przecinek pięć | nula celá pět | nula zapeta pet | null Komma null null fünf | zero point zero zero five
292.5 | двести девяносто два запятая пять | двiстi дев'яносто двi кома п'ять | dwieście dziewięćdzisiąt dwa przecinek pięć | dvěstě devadesát dva celá pět | dvesta devedeset dva zapeta pet | zweihundertzweiundneunzig Komma fünf | two hundred and ninety-two point five
292.05 | двести девяносто два запятая пять | двiстi дев'яносто двi кома п'ять | dwieście dziewięćdzisiąt dwa przecinek pięć | dvěstě devadesát dva celá pět | dvesta devedeset dva zapeta pet | zweihundertzweiundneunzig Komma null fünf | two hundred and ninety-two point zero five
0.80 | ноль запятая восемьдесят | нуль кома вiсiмдесят | zero przecinek osiemdziesiąt | nula celá osmdesát | nula zapeta osamdeset | null Komma acht | zero point eight
OUTPUT
