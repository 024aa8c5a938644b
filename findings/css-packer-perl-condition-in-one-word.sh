#!/usr/bin/env bash
# CSS::Packer 2.08 (libcss-packer-perl 2.08-1, with libregexp-reggrp-perl 1.002001-1.1, Debian 12); CSS::Minifier::XS 0.13
# (libcss-minifier-xs-perl 0.13-1+b2) beside it.
#
# Expected: rules with conditions may stand in one another (CSS Conditional 3, 2), and spaces between words and within texts
# stay. Seen, with `compress => 'minify'`:
#   styles                                            CSS::Packer
#   @media screen and (width>600px){@supports …}      @mediascreenand(width>600px){@supports …}
#   @layer base{@media print{…}}                      @layerbase{@media print{…}}
#   @media screen and (width>600px){.sum{…}}          as it was
#   .rate{--text:"ПСК  0,8 %"}                        "ПСК 0,8 %", one space of two
# A rule with a condition is known only when it has plain rules inside; any other is packed as the selector of a rule, where
# all spaces go. The browser does not know `@mediascreenand` and drops all that is inside.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libcss-packer-perl=2.08-1 libregexp-reggrp-perl=1.002001-1.1 libcss-minifier-xs-perl=0.13-1+b2
for file in *.deb; do dpkg -x "$file" root; done
cat >run.pl <<'PERL'
use strict;
use warnings;
use CSS::Minifier::XS ();
use CSS::Packer;
while (my $css = <STDIN>) {
  chomp $css;
  my $packed = $css;
  CSS::Packer->init->minify(\$packed, { compress => 'minify' });
  print "$packed\n", CSS::Minifier::XS::minify($css), "\n";
}
PERL
cat >styles.css <<'CSS'
@media screen and (width>600px){.sum{color:red}}
@media screen and (width>600px){@supports (inset:0){.sum{color:red}}}
@layer base{@media print{.sum{color:red}}}
.rate{--text:"ПСК  0,8 %"}
CSS
PERL5LIB=root/usr/share/perl5:$(echo root/usr/lib/*/perl5/*) perl run.pl <styles.css | tee output
diff output - <<'OUTPUT'
@media screen and (width>600px){.sum{color:red;}}
@media screen and (width>600px){.sum{color:red}}
@mediascreenand(width>600px){@supports (inset:0){.sum{color:red;}}}
@media screen and (width>600px){@supports (inset:0){.sum{color:red}}}
@layerbase{@media print{.sum{color:red;}}}
@layer base{@media print{.sum{color:red}}}
.rate{--text:"ПСК 0,8 %";}
.rate{--text:"ПСК  0,8 %"}
OUTPUT
