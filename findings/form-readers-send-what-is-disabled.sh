#!/usr/bin/env bash
# Four readers of forms of Debian 12: HTML::Form 6.11 (libhtml-form-perl 6.11-1), WebTest 3.0.0 (python3-webtest 3.0.0-2),
# lxml 4.9.2 (python3-lxml 4.9.2-1+deb12u1) and mechanize 0.4.8 (python3-mechanize 1:0.4.8+pypi-5).
#
# Expected: a test of a form sends what a browser sends, by the HTML Standard: no disabled fields and no chosen option that
# is disabled (4.10.21.4), no button that was not pressed, each field with the form it names in `form` (4.10.17.3), and a
# text without the new line right behind <textarea> (13.1.2.5). Seen, where `-` is «not sent»:
#   field                          browser   HTML::Form   WebTest   lxml        mechanize
#   checkbox, checked, disabled    -         -            yes       -           -
#   chosen option, disabled        -         hint         hint      hint        -
#   reset button                   -         -            ''        -           -
#   in the form, of another        -         1            1         1           -
#   outside, of this form          1         -            -         -           1
#   text behind a new line         Займ      \nЗайм       Займ      \nЗайм      Займ
# A test with WebTest agrees to a consent that no visitor could give; with the first three it takes the hint «Срок» of a list
# for a term, and misses the phone of a fixed bar at the bottom of the page, which names its form by `form`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libhtml-form-perl=6.11-1 libhtml-parser-perl=3.81-1+deb12u1 libhtml-tagset-perl=3.20-6 \
  libhttp-message-perl=6.44-1 libhttp-date-perl=6.05-2 libtimedate-perl=2.3300-2 liburi-perl=5.17-1 libencode-locale-perl=1.05-3 \
  libio-html-perl=1.004-3 liblwp-mediatypes-perl=6.04-2 libclone-perl=0.46-1 python3-webtest=3.0.0-2 \
  python3-webob=1:1.8.6-3 python3-waitress=2.1.2-2+deb12u1 python3-bs4=4.11.2-2 python3-soupsieve=2.3.2-1 \
  python3-six=1.16.0-4 python3-html5lib=1.1-3 python3-webencodings=0.5.1-5 python3-lxml=4.9.2-1+deb12u1 \
  libxml2=2.9.14+dfsg-1.3~deb12u6 libxslt1.1=1.1.35-1+deb12u4 python3-mechanize=1:0.4.8+pypi-5
for file in *.deb; do dpkg -x "$file" root; done
cat >page.html <<'HTML'
<form id="loan" action="/apply" method="post"><input type="checkbox" name="consent" value="yes" checked disabled>
<select name="term"><option value="hint" selected disabled>Срок</option><option value="30">30</option></select>
<input type="reset" name="reset"><input name="inside" form="other" value="1">
<textarea name="text">
Займ</textarea></form><input name="outside" form="loan" value="1"><form id="other"></form>
HTML
cat >run.pl <<'PERL'
use strict;
use warnings;
use HTML::Form;
use JSON::PP;
open my $file, '<:encoding(UTF-8)', 'page.html' or die;
my ($form) = HTML::Form->parse(join('', <$file>), 'https://example.ru/');
my %sent;
my @pairs = $form->form;
while (my ($name, $value) = splice @pairs, 0, 2) { $sent{$name} = $value }
print 'HTML::Form ', JSON::PP->new->canonical->utf8->encode(\%sent), "\n";
PERL
cat >run.py <<'PYTHON'
import json
from urllib.parse import parse_qsl

import lxml.html
import mechanize
import webtest
from webob import Response

with open('page.html', encoding='utf-8') as file:
    page = file.read()


def show(name, pairs):
    print(name, json.dumps(dict(pairs), ensure_ascii=False, sort_keys=True, separators=(',', ':')))


app = webtest.TestApp(lambda environ, start: Response(page)(environ, start))
show('WebTest', app.get('/').forms['loan'].submit_fields())
show('lxml', lxml.html.fromstring(page).forms[0].form_values())
browser = mechanize.Browser()
headers = [('Content-Type', 'text/html; charset=utf-8')]
browser.set_response(mechanize.make_response(page.encode(), headers, 'https://example.ru/', 200, 'OK'))
browser.select_form(nr=0)
show('mechanize', parse_qsl(browser.form.click().get_data(), keep_blank_values=True))
PYTHON
export PYTHONUTF8=1 PYTHONPATH=root/usr/lib/python3/dist-packages
libraries=$(echo root/usr/lib/*-linux-gnu)
PERL5LIB=root/usr/share/perl5:$(echo root/usr/lib/*/perl5/*) perl run.pl | tee output
LD_LIBRARY_PATH=$libraries python3 run.py | tee -a output
diff output - <<'OUTPUT'
HTML::Form {"inside":"1","term":"hint","text":"\nЗайм"}
WebTest {"consent":"yes","inside":"1","reset":"","term":"hint","text":"Займ"}
lxml {"inside":"1","term":"hint","text":"\nЗайм"}
mechanize {"outside":"1","text":"Займ"}
OUTPUT
