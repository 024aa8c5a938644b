#!/usr/bin/env bash
# CSS::Minifier 0.01 (libcss-minifier-perl 0.01-4, Debian 12); CSS::Minifier::XS 0.13 (libcss-minifier-xs-perl 0.13-1+b2) and
# CSS::Compressor 0.05 (libcss-compressor-perl 0.05-2) beside it.
#
# Expected: a stylesheet that works still works, the first aim of the module in its own documentation. A space between two
# selectors means «somewhere inside» (Selectors 4, 15.1). Seen:
#   selector                  CSS::Minifier           both others
#   .form :disabled           .form:disabled          .form :disabled
#   .offers :first-child      .offers:first-child     .offers :first-child
#   .form :not(.consent)      .form:not(.consent)     .form :not(.consent)
# The space before any colon is taken away, as it may be in `color : red`, without a look at whether it is inside of braces.
# Fields of the form lose their styles and the form as a whole gets them: grey disabled fields look as if they could be
# typed in, and a rule that hides all but the consent hides the form.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libcss-minifier-perl=0.01-4 libcss-minifier-xs-perl=0.13-1+b2 libcss-compressor-perl=0.05-2
for file in *.deb; do dpkg -x "$file" root; done
cat >run.pl <<'PERL'
use strict;
use warnings;
use CSS::Compressor ();
use CSS::Minifier ();
use CSS::Minifier::XS ();
for my $selector ('.form :disabled', '.offers :first-child', '.form :not(.consent)', '.form ::placeholder') {
  my $css = "$selector {color : red}";
  print join(' | ', CSS::Minifier::minify(input => $css), CSS::Minifier::XS::minify($css),
    CSS::Compressor::css_compress(my $copy = $css)), "\n";
}
PERL
PERL5LIB=root/usr/share/perl5:$(echo root/usr/lib/*/perl5/*) perl run.pl | tee output
diff output - <<'OUTPUT'
.form:disabled{color:red} | .form :disabled{color :red} | .form :disabled{color:red}
.offers:first-child{color:red} | .offers :first-child{color :red} | .offers :first-child{color:red}
.form:not(.consent){color:red} | .form :not(.consent){color :red} | .form :not(.consent){color:red}
.form::placeholder{color:red} | .form ::placeholder{color :red} | .form::placeholder{color:red}
OUTPUT
