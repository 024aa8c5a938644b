#!/usr/bin/env bash
# Two programs that make XHTML of HTML, both of Debian 12: tidy 5.6.0 (tidy 2:5.6.0-11, libtidy5deb1 2:5.6.0-11) and
# hxnormalize 7.7 (html-xml-utils 7.7-1.1).
#
# Expected: names of SVG keep their capitals; the HTML Standard has them in its tables (13.2.6.1, «adjust SVG attributes»),
# and in XML a name in other letters is another name. Seen, for `<svg viewBox="0 0 24 24"><linearGradient id="rate">`:
#   tidy -asxml      <svg viewbox="0 0 24 24"> <lineargradient id="rate">
#   hxnormalize -x   <svg viewbox="0 0 24 24"> <lineargradient id="rate">
# All names are made small, as is right in HTML alone, where a browser puts the capitals back. A reader of XML does not: an
# icon of 24 units is not scaled, and the ring of the countdown loses its gradient. No warning is written.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq tidy=2:5.6.0-11 libtidy5deb1=2:5.6.0-11 html-xml-utils=7.7-1.1
for file in *.deb; do dpkg -x "$file" root; done
export LC_ALL=C.UTF-8
LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
cat >page.html <<'HTML'
<!DOCTYPE html><html lang="ru"><title>Займ</title><body><p><svg width="48" viewBox="0 0 24 24">
<linearGradient id="rate"></linearGradient></svg></p></body></html>
HTML
{ root/usr/bin/tidy -q -asxml -utf8 -wrap 0 page.html 2>errors || test $? = 1; root/usr/bin/hxnormalize -x page.html; } |
  grep -oiE 'viewbox="[^"]*"|<lineargradient id="rate"|<html[^>]*xhtml' | tee output
diff output - <<'OUTPUT'
<html lang="ru" xmlns="http://www.w3.org/1999/xhtml
viewbox="0 0 24 24"
<lineargradient id="rate"
viewbox="0 0 24 24"
<lineargradient id="rate"
OUTPUT
