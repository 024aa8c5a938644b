#!/usr/bin/env bash
# Fields for dates with the Russian words of the package: vanillajs-datepicker 1.3.4 (format d MM yyyy) and flatpickr 4.6.13
# (j F Y, allowInput); dayjs 1.11.13 beside them. All run in happy-dom 20.0.0, on 15 September 2026.
# Expected: «5 мая 2026», as everyone writes it in Russian, is read, or refused as text that is no date. Seen:
#   text            vanillajs-datepicker   flatpickr        dayjs
#   5 Май 2026      5 Май 2026             5 Май 2026       refused
#   5 мая 2026      5 Сентябрь 2026        5 Январь 2026    2026-05-05
#   30 июня 2026    30 Сентябрь 2026       30 Январь 2026   2026-06-30
#   31 марта 2026   1 Октябрь 2026         31 Январь 2026   2026-03-31
# Both know the months in the nominative only. A month that is unknown is left out of the work without a word: the first keeps the
# month of today, so that the same text is another date each month; the second keeps January, with which it begins.
# Whom: a date of birth or of payment typed by hand or put in from a document; the field shows a date, and the form is sent.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vanillajs-datepicker@1.3.4 flatpickr@4.6.13 dayjs@1.11.13 \
  happy-dom@20.0.0
export TZ=Europe/Moscow
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { Window } from 'happy-dom';
const Clock = Date;
globalThis.Date = class extends Clock {
  constructor(...values) {
    if (values.length) super(...values);
    else super(2026, 8, 15);
  }
};
const page = new Window();
for (const name of ['document', 'navigator', 'HTMLElement', 'HTMLCollection', 'NodeList', 'Element', 'Node', 'Event'])
  Object.defineProperty(globalThis, name, { value: page[name], configurable: true });
globalThis.window = page;
globalThis.getComputedStyle = page.getComputedStyle.bind(page);
const require = createRequire(import.meta.url);
const dayjs = require('dayjs');
dayjs.extend(require('dayjs/plugin/customParseFormat'));
require('dayjs/locale/ru');
const { Datepicker } = await import('vanillajs-datepicker');
Object.assign(Datepicker.locales, (await import('vanillajs-datepicker/locales/ru')).default);
const flatpickr = require('flatpickr');
const { ru: locale } = require('flatpickr/dist/l10n/ru.js').default;
const input = page.document.createElement('input');
page.document.body.append(input);
const picker = flatpickr(input, { locale, dateFormat: 'j F Y', allowInput: true });
for (const text of ['5 Май 2026', '5 мая 2026', '30 июня 2026', '31 марта 2026']) {
  const first = Datepicker.formatDate(Datepicker.parseDate(text, 'd MM yyyy', 'ru'), 'd MM yyyy', 'ru');
  picker.setDate(text);
  const peer = dayjs(text, 'D MMMM YYYY', 'ru', true);
  console.log(`${text}: ${first}; ${input.value}; ${peer.isValid() ? peer.format('YYYY-MM-DD') : 'refused'}`);
}
await page.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
5 Май 2026: 5 Май 2026; 5 Май 2026; refused
5 мая 2026: 5 Сентябрь 2026; 5 Январь 2026; 2026-05-05
30 июня 2026: 30 Сентябрь 2026; 30 Январь 2026; 2026-06-30
31 марта 2026: 1 Октябрь 2026; 31 Январь 2026; 2026-03-31
OUTPUT
