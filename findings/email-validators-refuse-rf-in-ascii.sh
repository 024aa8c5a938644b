#!/usr/bin/env bash
# email-validator 2.0.4, node-email-validation 1.0.4, company-email-validator 1.2.7 and email-regex-safe 4.0.0; isemail 3.2.0 and
# sane-email-validation 3.0.1 beside them.
# Expected: who cannot take mail with Cyrillic letters takes the ASCII form of the same address, which is what the form was made
# for (RFC 5890, 2.3.2.1): xn--p1ai is the domain «рф», xn--80adxhks is «москва». Both are letters, digits and hyphens. Seen:
#   address                         first three   email-regex-safe   isemail, sane-email-validation
#   anna@example.ru                 true          true               true
#   anna@xn--e1afmkfd.ru            true          true               true
#   anna@xn--e1afmkfd.xn--p1ai      false         false              true
#   anna@xn--e1afmkfd.xn--80adxhks  false         false              true
# The first three want one letter and then at most one hyphen before each further letter for the last part of the domain, and
# `xn--` has two; email-regex-safe knows top level domains by a list that has them in Cyrillic only.
# Whom: a form that encodes the address before it is checked; for the third, a company with a site in .рф is no company.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts email-validator@2.0.4 node-email-validation@1.0.4 \
  company-email-validator@1.2.7 email-regex-safe@4.0.0 isemail@3.2.0 sane-email-validation@3.0.1
cat >run.cjs <<'JS'
const { isCompanyEmail } = require('company-email-validator');
const emailRegexSafe = require('email-regex-safe');
const { validate } = require('email-validator');
const isemail = require('isemail');
const { is_email_valid: isEmailValid } = require('node-email-validation');
const isSane = require('sane-email-validation');
const expression = emailRegexSafe({ exact: true, strict: true });
const domains = ['example.ru', 'xn--e1afmkfd.ru', 'xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--80adxhks'];
for (const domain of domains) {
  const address = `anna@${domain}`;
  const found = [
    validate(address),
    isEmailValid(address),
    isCompanyEmail(address),
    new RegExp(expression.source, 'i').test(address),
    isemail.validate(address),
    isSane(address),
  ];
  console.log(`${address}: ${found.join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
anna@example.ru: true, true, true, true, true, true
anna@xn--e1afmkfd.ru: true, true, true, true, true, true
anna@xn--e1afmkfd.xn--p1ai: false, false, false, false, true, true
anna@xn--e1afmkfd.xn--80adxhks: false, false, false, false, true, true
OUTPUT
