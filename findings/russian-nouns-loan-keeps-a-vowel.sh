#!/usr/bin/env bash
# russian-nouns-js 2.3.0, which declines Russian nouns, on the words of a loan.
#
# Expected: it drops fluent vowels, as it does in «день, дня», and its list of exceptions has the noun of the whole field:
# «заём, займа, займы, займов». Seen:
#   заём        заёма, заёмом, заёмы, заёмов
#   микрозаём   микрозаёма, микрозаёмом, микрозаёмы, микрозаёмов
# Beside it «платёж», whose stress moves, comes out right: «платежа, платежом, платежи, платежей».
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts russian-nouns-js@2.3.0
cat >run.cjs <<'JS'
const { Engine, Case, Gender, createLemma } = require('russian-nouns-js');
const engine = new Engine();
for (const text of ['день', 'платёж', 'заём', 'микрозаём']) {
  const noun = createLemma({ text, gender: Gender.MASCULINE });
  const plural = engine.pluralize(noun);
  const forms = [
    engine.decline(noun, Case.GENITIVE),
    engine.decline(noun, Case.INSTRUMENTAL),
    plural,
    engine.decline(noun, Case.GENITIVE, plural[0]),
  ];
  console.log(`${text}: ${forms.join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
день: дня, днем, дни, дней
платёж: платежа, платежом, платежи, платежей
заём: заёма, заёмом, заёмы, заёмов
микрозаём: микрозаёма, микрозаёмом, микрозаёмы, микрозаёмов
OUTPUT
