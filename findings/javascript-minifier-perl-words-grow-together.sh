#!/usr/bin/env bash
# JavaScript::Minifier 1.16 (libjavascript-minifier-perl 1.16-2, Debian 12); JavaScript::Minifier::XS 0.15
# (libjavascript-minifier-xs-perl 0.15-1+b2) and rJSmin 1.2.0 (python3-rjsmin 1.2.0+dfsg1-2+b3) beside it.
#
# Expected: code that works still works, the first aim of the module in its own documentation; texts are not touched, and
# a template in backticks is a text (ECMAScript 2015). Seen:
#   code                            JavaScript::Minifier        both others
#   `ПСК: от ${min} % до ${max} %`  `ПСК:от ${min}%до ${max}%`  as it was
#   `${sum} ₽ на ${days} дней`      `${sum}₽ на ${days}дней`    as it was
#   `Займ «до зарплаты»`            as it was                   as it was
# Only ' and " begin a text for it; what is in backticks is code, where the space beside a sign may go. No error is raised:
# the page of offers shows «30дней» and «0.8%до 292%».
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libjavascript-minifier-perl=1.16-2 libjavascript-minifier-xs-perl=0.15-1+b2 \
  python3-rjsmin=1.2.0+dfsg1-2+b3
for file in *.deb; do dpkg -x "$file" root; done
cat >run.pl <<'PERL'
use strict;
use warnings;
use JavaScript::Minifier ();
use JavaScript::Minifier::XS ();
while (my $code = <STDIN>) {
  chomp $code;
  print JavaScript::Minifier::minify(input => $code), ' | ', JavaScript::Minifier::XS::minify($code), "\n";
}
PERL
cat >run.py <<'PYTHON'
import sys

import rjsmin

for code in sys.stdin.read().splitlines():
    print(rjsmin.jsmin(code))
PYTHON
cat >code.js <<'JS'
a=`ПСК: от ${min} % до ${max} %`;
b=`${sum} ₽ на ${days} дней`;
c="ПСК: от " + min + " %";
d=`Займ «до зарплаты»`;
JS
PERL5LIB=root/usr/share/perl5:$(echo root/usr/lib/*/perl5/*) perl run.pl <code.js | tee output
PYTHONUTF8=1 PYTHONPATH=root/usr/lib/python3/dist-packages python3 run.py <code.js | tee -a output
diff output - <<'OUTPUT'
a=`ПСК:от ${min}%до ${max}%`; | a=`ПСК: от ${min} % до ${max} %`;
b=`${sum}₽ на ${days}дней`; | b=`${sum} ₽ на ${days} дней`;
c="ПСК: от "+min+" %"; | c="ПСК: от "+min+" %";
d=`Займ «до зарплаты»`; | d=`Займ «до зарплаты»`;
a=`ПСК: от ${min} % до ${max} %`;
b=`${sum} ₽ на ${days} дней`;
c="ПСК: от "+min+" %";
d=`Займ «до зарплаты»`;
OUTPUT
