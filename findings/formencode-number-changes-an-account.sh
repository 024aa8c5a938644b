#!/usr/bin/env bash
# python3-formencode 2.0.1-2 of Debian 12: the validator Number of a form, with the account a loan is to be paid to.
#
# Expected: Number is documented to make a float or an integer of a text, an integer if that loses nothing; an account in
# Russia has twenty digits, which an integer of Python holds exactly. Seen:
#   in the form            Number                 Int
#   30000                  30000                  30000
#   79123456789            79123456789            79123456789
#   9007199254740993       9007199254740992       9007199254740993
#   40817810012345678901   40817810012345679872   40817810012345678901
# The text is made a float first, and the integer is made of the float: what was lost is lost before the question is put, and
# the two are always equal then. The form accepts the account, and hands on another one, still with twenty digits and of the
# type int, so nothing behind it sees a float.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-formencode=2.0.1-2 python3-six=1.16.0-4
for package in *.deb; do dpkg -x "$package" root; done
cat >run.py <<'PY'
from formencode.validators import Int, Number
for text in ['30000', '79123456789', '9007199254740993', '40817810012345678901']:
    print(text, *(repr(validator.to_python(text)) for validator in (Number, Int)))
PY
LC_ALL=C.UTF-8 PYTHONPATH=root/usr/lib/python3/dist-packages python3 -W ignore run.py | tee output
diff output - <<'OUTPUT'
30000 30000 30000
79123456789 79123456789 79123456789
9007199254740993 9007199254740992 9007199254740993
40817810012345678901 40817810012345679872 40817810012345678901
OUTPUT
