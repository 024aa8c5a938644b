#!/usr/bin/env bash
# python3-num2words 0.5.10-2 of Debian 12, with to='currency', which writes sums in words for contracts and receipts.
#
# Expected: 30000, 30000.0, Decimal(30000) and '30000' are the same number, and Python holds the first three to be equal, so
# all are тридцать тысяч рублей. The documentation shows no other meaning of whole numbers. Seen:
#   30000            триста рублей, ноль копеек
#   30000.0          тридцать тысяч рублей, ноль копеек
#   Decimal(30000)   тридцать тысяч рублей, ноль копеек
#   '30000'          тридцать тысяч рублей, ноль копеек
# A value of the type int is taken to be in kopecks, any other in roubles, and no argument says which. A slider that sends
# 30000 gives a hundredth of the loan in words, and 30000.5 the whole. A trial in the shell, num2words 30000
# --lang=ru --to=currency, is in whole units, and looks right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-num2words=0.5.10-2 python3-docopt=0.6.2-4.1
for package in *.deb; do dpkg -x "$package" root; done
cat >run.py <<'PY'
import json
from decimal import Decimal
from num2words import num2words
for text in ['{"sum": 30000}', '{"sum": 30000.0}', '{"sum": 30000.5}']:
    print(text, num2words(json.loads(text)['sum'], lang='ru', to='currency', currency='RUB'), sep=': ')
for value in [30000, 30000.0, Decimal(30000), '30000']:
    print(repr(value), num2words(value, lang='ru', to='currency', currency='RUB'), num2words(value, lang='ru'), sep=': ')
PY
LC_ALL=C.UTF-8 PYTHONPATH=root/usr/lib/python3/dist-packages python3 run.py | tee output
diff output - <<'OUTPUT'
{"sum": 30000}: триста рублей, ноль копеек
{"sum": 30000.0}: тридцать тысяч рублей, ноль копеек
{"sum": 30000.5}: тридцать тысяч рублей, пятьдесят копеек
30000: триста рублей, ноль копеек: тридцать тысяч
30000.0: тридцать тысяч рублей, ноль копеек: тридцать тысяч запятая ноль
Decimal('30000'): тридцать тысяч рублей, ноль копеек: тридцать тысяч
'30000': тридцать тысяч рублей, ноль копеек: тридцать тысяч
OUTPUT
