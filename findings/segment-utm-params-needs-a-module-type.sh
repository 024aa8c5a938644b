#!/usr/bin/env bash
# @segment/utm-params 2.0.0, which reads the marks of a campaign from an address.
#
# Expected: it can be loaded with the dependencies that npm installs for it. Seen: it requires component-querystring, which
# requires a module named `type`, of another package manager; npm installs none (component-type is the package), and loading
# fails in Node and in any bundler. Six parameters take some lines with URLSearchParams.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @segment/utm-params@2.0.0
ls node_modules | grep '^component' | tee output
node -e "
try {
  require('@segment/utm-params');
  console.log('loaded');
} catch ({ code, message }) {
  console.log(code, message.split('\n')[0]);
}
" | tee -a output
diff output - <<'OUTPUT'
component-querystring
component-type
MODULE_NOT_FOUND Cannot find module 'type'
OUTPUT
