#!/usr/bin/env bash
# @webantic/nginx-config-parser 1.6.1, which reads nginx configurations and writes them, on a map over two variables.
#
# Expected: quoted keys, whose parts a space separates, come back as they were, as quoted values do. Seen: the key is cut
# at its space, and its second part moves into the column of the values, while spaces within a quoted value stay.
#   "200 1" keep;             becomes   "200            1" keep;
#   "~^(301|302) 0" "a; b";   becomes   "~^(301|302)    0" "a; b";
# nginx accepts the result, and no request matches it any more: the default applies.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @webantic/nginx-config-parser@1.6.1
cat >run.cjs <<'JS'
const Parser = require('@webantic/nginx-config-parser');
const source = `map "$status $is_home" $cookie {
  default "";
  "200 1" keep;
  "~^(301|302) 0" "a; b";
}
`;
const parser = new Parser();
process.stdout.write(parser.toConf(parser.parse(source)));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
map "$status $is_home" $cookie {
    default         "";
    "200            1" keep;
    "~^(301|302)    0" "a; b";
}

OUTPUT
