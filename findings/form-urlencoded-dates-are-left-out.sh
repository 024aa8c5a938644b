#!/usr/bin/env bash
# form-urlencoded 6.1.7, which makes the body of a form out of an object; neoqs 6.13.0 and jquery-param 1.2.9 beside it.
#
# Expected: a field with a value is sent: a date as JSON or as text has it, and a bigint by its digits, as neoqs, and
# jquery-param for a bigint, have them. At worst an error. Seen, of { sum, until, inn, terms: [a date, 7] }:
#   form-urlencoded   sum=30000&terms[1]=7
#   neoqs             sum=30000&until=2026-01-31T00:00:00.000Z&inn=500100732259&terms[0]=1970-01-01T00:00:00.000Z&terms[1]=7
# A form with nothing but a date is an empty body, and so is a date within `passport`.
# A date is taken for an object whose own properties are to be sent, of which it has none; for a bigint there is no case.
# Parts that come out empty are then left out without a word.
# Whom it hits: an application with the date of birth or of a passport, and numbers of contracts too long for a number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts form-urlencoded@6.1.7 neoqs@6.13.0 jquery-param@1.2.9
cat >run.mjs <<'JS'
import encode from 'form-urlencoded';
import param from 'jquery-param';
import * as neoqs from 'neoqs';
const form = { sum: 30_000, until: new Date(Date.UTC(2026, 0, 31)), inn: 500_100_732_259n, terms: [new Date(0), 7] };
console.log(encode(form));
console.log(decodeURIComponent(neoqs.stringify(form)));
console.log(decodeURIComponent(param({ inn: form.inn })));
console.log(encode({ until: form.until }) === '', encode({ passport: { issued: form.until } }) === '');
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
sum=30000&terms%5B1%5D=7
sum=30000&until=2026-01-31T00:00:00.000Z&inn=500100732259&terms[0]=1970-01-01T00:00:00.000Z&terms[1]=7
inn=500100732259
true true
OUTPUT
