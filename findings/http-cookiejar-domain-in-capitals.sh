#!/usr/bin/env bash
# HTTP::CookieJar 0.014 (libhttp-cookiejar-perl 0.014-1, Debian 12), a jar for programs that check a site; HTTP::Cookies 6.10
# (libhttp-cookies-perl 6.10-1) beside it.
#
# Expected: the Domain of a cookie is compared without regard to case, RFC 6265 (5.2.3), «Convert the cookie-domain to lower
# case»; the module names conformance with it as its aim. Seen, from https://www.example.ru/, which sends `sum=30000`:
#   Domain        sent back by HTTP::CookieJar   by HTTP::Cookies
#   example.ru    sum=30000                      sum=30000
#   Example.ru    nothing                        sum=30000
#   .EXAMPLE.RU   nothing                        sum=30000
# The name of the attribute is made small, its value is not, so it does not match the host and the cookie is refused without
# a word. Of a host in capitals the module makes small letters, of the domain not. A check of the form then sees a first
# visit on each page: the chosen sum, the variant of the test and the session are new each time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libhttp-cookiejar-perl=0.014-1 libhttp-cookies-perl=6.10-1 libhttp-message-perl=6.44-1 \
  libhttp-date-perl=6.05-2 liburi-perl=5.17-1 libencode-locale-perl=1.05-3 liblwp-mediatypes-perl=6.04-2 libio-html-perl=1.004-3 \
  libtimedate-perl=2.3300-2 libclone-perl=0.46-1
for file in *.deb; do dpkg -x "$file" root; done
cat >run.pl <<'PERL'
use strict;
use warnings;
use HTTP::CookieJar;
use HTTP::Cookies;
use HTTP::Request;
use HTTP::Response;
my $page = 'https://www.example.ru/';
for my $domain ('example.ru', 'Example.ru', '.EXAMPLE.RU') {
  my $cookie = "sum=30000; Domain=$domain; Path=/";
  my $jar = HTTP::CookieJar->new;
  $jar->add($page, $cookie);
  my $response = HTTP::Response->new(200, 'OK', ['Set-Cookie' => $cookie]);
  $response->request(HTTP::Request->new(GET => $page));
  my $peer = HTTP::Cookies->new;
  $peer->extract_cookies($response);
  my $request = HTTP::Request->new(GET => $page);
  $peer->add_cookie_header($request);
  print "$domain: ", $jar->cookie_header($page) || 'nothing', ', ', $request->header('Cookie') || 'nothing', "\n";
}
PERL
PERL5LIB=root/usr/share/perl5:$(echo root/usr/lib/*/perl5/*) perl run.pl | tee output
diff output - <<'OUTPUT'
example.ru: sum=30000, sum=30000
Example.ru: nothing, sum=30000
.EXAMPLE.RU: nothing, sum=30000
OUTPUT
