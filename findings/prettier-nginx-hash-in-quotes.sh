#!/usr/bin/env bash
# prettier 3.10.1 with prettier-plugin-nginx 1.0.3, on a valid configuration with `#` inside quotes.
#
# Expected: `#` starts a comment outside quotes alone, as for nginx, and a formatter changes nothing but the white space
# between words. Seen: a space is put before the `#`, without an error, and nginx accepts the result, which redirects to
# another address and sends another header:
#   return 302 "/ #form";
#   add_header X-Style "a.css #dark";
# At the end of a block the directive loses its value altogether, and the rest of it becomes a comment:
#       return
#    #form";
# Quotes with `;` or `{` are left as they are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts prettier@3.10.1 prettier-plugin-nginx@1.0.3
cat >first.conf <<'CONF'
location = /anketa {
    return 302 "/#form";
    expires 1h;
}
CONF
cat >second.conf <<'CONF'
location = /page {
    add_header X-Style "a.css#dark";
    add_header X-Other "a;b{c";
    expires 1h;
}
CONF
cat >last.conf <<'CONF'
location = /anketa {
    return 302 "/#form";
}
CONF
for name in first second last; do
  npx prettier --plugin prettier-plugin-nginx --parser nginx "$name.conf"
  echo
done | tee output
diff output - <<'OUTPUT'
location = /anketa {
    return 302 "/ #form";
 expires 1h;
}
location = /page {
    add_header X-Style "a.css #dark";
 add_header X-Other "a;b{c";
    expires    1h;
}
location = /anketa {
    return
 #form";
}
OUTPUT
