#!/usr/bin/env bash
# URI templates (RFC 6570, to level 4) of an API's links: url-template 3.1.1, uritemplate 0.3.4, uri-templates 0.2.0,
# uri-template-lite 23.4.0 and uri-template 2.0.0.
#
# Expected: a list without members is undefined, and what is null within a list or an object counts as not there (2.3);
# `{+p}` leaves triplets such as `%20` as they are (3.2.3). Seen:
#   template, value                      right             url-template  uritemplate  uri-templates  …-lite       uri-template
#   /offers{?partner}, []                /offers           ?partner=     ?partner=    right          right        right
#   /offers{?f*}, {"term":null,"sum":5}  /offers?sum=5     right         right        ?term=null&…   ?term=null&… ?term=null&…
#   {+page}, /a%20b                      /a%20b            right         /a%2520b     right          /a%2520b     right
# Where no partner is chosen, the service is asked for the partner with an empty name; a filter that is off becomes the word
# «null»; an address that is already encoded is encoded again. url-template says that it is «extensively tested» on all levels.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts url-template@3.1.1 uritemplate@0.3.4 uri-templates@0.2.0 \
  uri-template-lite@23.4.0 uri-template@2.0.0
cat >run.mjs <<'JS'
import { parse as parseUriTemplate } from 'uri-template';
import { expand as expandLite } from 'uri-template-lite';
import uriTemplates from 'uri-templates';
import uritemplate from 'uritemplate';
import { parseTemplate } from 'url-template';
const expanders = {
  'url-template': (template, values) => parseTemplate(template).expand(values),
  uritemplate: (template, values) => uritemplate.parse(template).expand(values),
  'uri-templates': (template, values) => uriTemplates(template).fillFromObject(values),
  'uri-template-lite': expandLite,
  'uri-template': (template, values) => parseUriTemplate(template).expand(values),
};
for (const [template, values] of [
  ['/offers{?partner}', { partner: [] }],
  ['/offers{?f*}', { f: { term: null, sum: 5 } }],
  ['{+page}', { page: '/a%20b' }],
]) {
  console.log(`${template} ${JSON.stringify(values)}`);
  for (const [name, expand] of Object.entries(expanders)) console.log(`  ${name}: ${expand(template, values)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
/offers{?partner} {"partner":[]}
  url-template: /offers?partner=
  uritemplate: /offers?partner=
  uri-templates: /offers
  uri-template-lite: /offers
  uri-template: /offers
/offers{?f*} {"f":{"term":null,"sum":5}}
  url-template: /offers?sum=5
  uritemplate: /offers?sum=5
  uri-templates: /offers?term=null&sum=5
  uri-template-lite: /offers?term=null&sum=5
  uri-template: /offers?term=null&sum=5
{+page} {"page":"/a%20b"}
  url-template: /a%20b
  uritemplate: /a%2520b
  uri-templates: /a%20b
  uri-template-lite: /a%2520b
  uri-template: /a%20b
OUTPUT
