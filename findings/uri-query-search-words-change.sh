#!/usr/bin/env bash
# URI::Query 0.16 (liburi-query-perl 0.16-2, Debian 12) takes the click id out of the address of an ad; query_form of URI 5.17
# (liburi-perl 5.17-1) beside it.
#
# Expected: the module is made for links that keep the other parameters as they were; all keys and values are unescaped when
# read and escaped when written, so what is read is what is written. A `+` in a query of a form is a space (URL Standard,
# 5.1), and an empty value is a value. Seen, with `yclid` taken out:
#   parameter                 after URI::Query             after URI
#   utm_campaign=zaym+online  zaym%2Bonline (a real plus)  zaym+online
#   utm_term=%D0%B7%D0%B0     %C3%90%C2%B7%C3%90%C2%B0     %D0%B7%D0%B0
#   promo=                    is gone                      promo=
# It unescapes to bytes, but escapes each byte as if it were a letter of its own, so «за» becomes «Ð·Ð°»; it never turns
# plus into space; and it leaves out values that are empty. The reports of Metrica by words then have other words.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq liburi-query-perl=0.16-2 liburi-perl=5.17-1 libclone-perl=0.46-1
for file in *.deb; do dpkg -x "$file" root; done
cat >run.pl <<'PERL'
use strict;
use warnings;
use URI;
use URI::Query;
for my $query ('utm_campaign=zaym+online&yclid=1', 'utm_term=%D0%B7%D0%B0&yclid=1', 'promo=&sum=30000&yclid=1') {
  my $uri = URI->new("https://example.ru/?$query");
  my @pairs = $uri->query_form;
  my @kept;
  while (my ($name, $value) = splice @pairs, 0, 2) {
    push @kept, $name, $value if $name ne 'yclid';
  }
  $uri->query_form(\@kept, '&');
  print "$query: ", URI::Query->new($query)->strip('yclid')->stringify, ' | ', $uri->query, "\n";
}
PERL
PERL5LIB=root/usr/share/perl5:$(echo root/usr/lib/*/perl5/*) perl run.pl | tee output
diff output - <<'OUTPUT'
utm_campaign=zaym+online&yclid=1: utm_campaign=zaym%2Bonline | utm_campaign=zaym+online
utm_term=%D0%B7%D0%B0&yclid=1: utm_term=%C3%90%C2%B7%C3%90%C2%B0 | utm_term=%D0%B7%D0%B0
promo=&sum=30000&yclid=1: sum=30000 | promo=&sum=30000
OUTPUT
