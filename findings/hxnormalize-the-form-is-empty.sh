#!/usr/bin/env bash
# hxnormalize of html-xml-utils 7.7 (html-xml-utils 7.7-1.1, Debian 12), which sets HTML in order for the other tools of the
# package; tidy 5.6.0 (tidy 2:5.6.0-11, libtidy5deb1 2:5.6.0-11) beside it.
#
# Expected: the elements stay within their parents. A form may have fields as direct children, its content is «flow content»
# (HTML Standard, 4.10.3). Seen, for `<form action=/apply><input name=phone><button>Да</button></form>`:
#   the form stands in      hxnormalize                                                 tidy
#   <main>                  <form action="/apply"></form> <input name=phone><button>…   as it was
#   <main>, with a <div>    the fields stay within the form                             as it was
#   <body>                  the fields stay within the form, in a new <p>               as it was
# A form without blocks, as HTML 4 forbade, is closed before its first field when it stands in an element that may hold the
# field itself. The form of the written page has no fields, its button sends nothing, and a check by hxselect that looks for
# «form input» finds none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq html-xml-utils=7.7-1.1 tidy=2:5.6.0-11 libtidy5deb1=2:5.6.0-11
for file in *.deb; do dpkg -x "$file" root; done
export LC_ALL=C.UTF-8
LD_LIBRARY_PATH=$(echo root/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH
fields='<input name=phone><button>Да</button>'
for page in "<form action=/apply>$fields</form>" "<main><form action=/apply>$fields</form></main>" \
  "<main><form action=/apply><div>$fields</div></form></main>"; do
  page="<!DOCTYPE html><title>Займ</title><body>$page"
  root/usr/bin/hxnormalize -l 200 <<<"$page" | sed '1,/<body>/d;/^ *$/d'
  echo --
  { root/usr/bin/tidy -q -utf8 -wrap 0 <<<"$page" 2>errors || test $? = 1; } | sed '1,/<body>/d;/^<\/body>/,$d'
  echo ==
done | tee output
diff output - <<'OUTPUT'
    <form action="/apply">
      <p><input name=phone><button>Да</button>
    </form>
--
<form action="/apply"><input name="phone"><button>Да</button></form>
==
    <main>
      <form action="/apply"></form>
      <input name=phone><button>Да</button></main>
--
<main>
<form action="/apply"><input name="phone"><button>Да</button></form>
</main>
==
    <main>
      <form action="/apply">
        <div><input name=phone><button>Да</button></div>
      </form>
    </main>
--
<main>
<form action="/apply">
<div><input name="phone"><button>Да</button></div>
</form>
</main>
==
OUTPUT
