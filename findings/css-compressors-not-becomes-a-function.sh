#!/usr/bin/env bash
# Two ports of the YUI compressor: CSS::Compressor 0.05 (libcss-compressor-perl 0.05-2) and csscompressor 0.9.5
# (python3-csscompressor 0.9.5-3), both of Debian 12; rCSSmin 1.1.0 (python3-rcssmin 1:1.1.0-1+b3) beside them.
#
# Expected: styles keep their meaning. A word with a bracket right behind it is a function, so CSS Conditional 3 (6) demands
# white space behind `not`, and CSS Syntax 3 (4.3.4) is the reason. Seen:
#   styles                                    CSS::Compressor   csscompressor   rCSSmin
#   @supports not (inset:0){…}                not(inset:0)      not(inset:0)    as it was
#   @media not (hover){…}                     not(hover)        not(hover)      as it was
#   @container offer (width > 400px){…}       offer(width>…)    offer(width>…)  `offer (width>400px)`
# Both take away the space before a bracket and put it back behind `and` only. `not(…)` and `offer(…)` are then functions
# nobody knows, the condition is never true, and the rules for old browsers, for phones without a mouse and for wide cards
# of offers are dead, without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libcss-compressor-perl=0.05-2 python3-csscompressor=0.9.5-3 python3-rcssmin=1:1.1.0-1+b3
for file in *.deb; do dpkg -x "$file" root; done
cat >run.pl <<'PERL'
use strict;
use warnings;
use CSS::Compressor qw(css_compress);
while (my $css = <STDIN>) {
  chomp $css;
  print css_compress($css), "\n";
}
PERL
cat >run.py <<'PYTHON'
import sys

import csscompressor
import rcssmin

for css in sys.stdin.read().splitlines():
    print(csscompressor.compress(css), rcssmin.cssmin(css), sep='\n')
PYTHON
cat >styles.css <<'CSS'
@supports not (inset:0){a{top:0}}
@media not (hover){a{padding:1rem}}
@container offer (width > 400px){a{color:red}}
@media (hover) and (width > 400px){a{color:red}}
CSS
PERL5LIB=root/usr/share/perl5 perl run.pl <styles.css | tee output
PYTHONPATH=root/usr/lib/python3/dist-packages python3 run.py <styles.css | tee -a output
diff output - <<'OUTPUT'
@supports not(inset:0){a{top:0}}
@media not(hover){a{padding:1rem}}
@container offer(width>400px){a{color:red}}
@media(hover) and (width>400px){a{color:red}}
@supports not(inset:0){a{top:0}}
@supports not (inset:0){a{top:0}}
@media not(hover){a{padding:1rem}}
@media not (hover){a{padding:1rem}}
@container offer(width>400px){a{color:red}}
@container offer (width>400px){a{color:red}}
@media(hover) and (width>400px){a{color:red}}
@media (hover) and (width>400px){a{color:red}}
OUTPUT
