#!/usr/bin/env bash
# error-to-json 2.0.1, for reports of errors; error-serializer 8.0.2 and serialize-error 12.0.0 beside it.
#
# Expected: errors within the error are written too, as the documentation says that it handles nested errors; ECMAScript has
# two kinds of them, `cause` and the `errors` of an AggregateError. Seen (`cause` is a TypeError with the message and address):
#   error                                           error-to-json    both others
#   new Error('not sent', { cause })                no `cause`       `cause`
#   error.cause = cause                             `cause`          `cause`
#   new AggregateError([…], 'no offers')            no `errors`      `errors`
# It copies the enumerable properties and a list of names (name, message, stack, code, errno, syscall). The constructor makes
# `cause` and `errors` without enumeration, an assignment does not. So the reports look complete while tested with an older
# helper that assigns, and say only «not sent», without why, once the code uses the constructor or Promise.any.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts error-to-json@2.0.1 error-serializer@8.0.2 \
  serialize-error@12.0.0
cat >run.mjs <<'JS'
import { serialize } from 'error-serializer';
import reader from 'error-to-json';
import { serializeError } from 'serialize-error';
const clean = (value) => JSON.stringify(value, ['name', 'message', 'url', 'cause', 'errors']);
const cause = () => Object.assign(new TypeError('Failed to fetch'), { url: '/lead' });
const errors = {
  given: () => new Error('not sent', { cause: cause() }),
  assigned: () => Object.assign(new Error('not sent'), { cause: cause() }),
  all: () => new AggregateError([new Error('one'), new Error('two')], 'no offers'),
};
const writers = { 'error-serializer': serialize, 'serialize-error': serializeError, 'error-to-json': reader.default };
for (const [name, write] of Object.entries(writers))
  for (const [kind, error] of Object.entries(errors)) console.log(`${name}, ${kind}:\n  ${clean(write(error()))}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
error-serializer, given:
  {"name":"Error","message":"not sent","cause":{"name":"TypeError","message":"Failed to fetch","url":"/lead"}}
error-serializer, assigned:
  {"name":"Error","message":"not sent","cause":{"name":"TypeError","message":"Failed to fetch","url":"/lead"}}
error-serializer, all:
  {"name":"AggregateError","message":"no offers","errors":[{"name":"Error","message":"one"},{"name":"Error","message":"two"}]}
serialize-error, given:
  {"name":"Error","message":"not sent","cause":{"name":"TypeError","message":"Failed to fetch","url":"/lead"}}
serialize-error, assigned:
  {"name":"Error","message":"not sent","cause":{"name":"TypeError","message":"Failed to fetch","url":"/lead"}}
serialize-error, all:
  {"name":"AggregateError","message":"no offers","errors":[{"name":"Error","message":"one"},{"name":"Error","message":"two"}]}
error-to-json, given:
  {"name":"Error","message":"not sent"}
error-to-json, assigned:
  {"name":"Error","message":"not sent","cause":{"name":"TypeError","message":"Failed to fetch","url":"/lead"}}
error-to-json, all:
  {"name":"AggregateError","message":"no offers"}
OUTPUT
