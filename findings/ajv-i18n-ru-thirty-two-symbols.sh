#!/usr/bin/env bash
# ajv-i18n 4.2.0, which says the errors of ajv 8.20.0 in 23 languages, in Russian, on the limits of a form's schema.
#
# Expected: the noun after a number by its last digits, as CLDR has it for Russian (one: 1, 21, 31; few: 2 to 4, 22 to 24;
# many: the rest). `right` is what Intl.PluralRules chooses. Seen:
#   не длиннее, чем 2 символа     the same, as it should be
#   не длиннее, чем 21 символов   символ
#   не длиннее, чем 32 символов   символа
#   не более, чем 33 элементов    элемента
#   не менее, чем 104 полей       поля
# Its rules know the numbers 1 to 4 alone. In «схемe» of `if` and `oneOf` the last letter is a Latin e, which no search for
# «схеме» finds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ajv@8.20.0 ajv-i18n@4.2.0
cat >run.cjs <<'JS'
const Ajv = require('ajv');
const translate = require('ajv-i18n').ru;
const plurals = new Intl.PluralRules('ru');
const forms = {
  maxLength: { one: 'символ', few: 'символа', many: 'символов' },
  maxItems: { one: 'элемент', few: 'элемента', many: 'элементов' },
  minProperties: { one: 'поле', few: 'поля', many: 'полей' },
};
const ajv = new Ajv({ strictTypes: false });
const messageOf = (schema, value) => {
  ajv.validate(schema, value);
  translate(ajv.errors);
  return ajv.errors.at(-1).message;
};
const cases = [
  ['maxLength', 2, 'а'.repeat(200)],
  ['maxLength', 21, 'а'.repeat(200)],
  ['maxLength', 32, 'а'.repeat(200)],
  ['maxItems', 33, Array(200).fill(0)],
  ['minProperties', 104, {}],
];
for (const [keyword, limit, value] of cases) {
  console.log(`${messageOf({ [keyword]: limit }, value)}; right: ${forms[keyword][plurals.select(limit)]}`);
}
const message = messageOf({ oneOf: [{ type: 'number' }, { type: 'string' }] }, true);
console.log(message, /схеме/u.test(message), /схем[a-z]/u.test(message));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
должно быть не длиннее, чем 2 символа; right: символа
должно быть не длиннее, чем 21 символов; right: символ
должно быть не длиннее, чем 32 символов; right: символа
должно иметь не более, чем 33 элементов; right: элемента
должно иметь не менее, чем 104 полей; right: поля
должно соответствовать в точности одной схемe в "oneOf" false true
OUTPUT
