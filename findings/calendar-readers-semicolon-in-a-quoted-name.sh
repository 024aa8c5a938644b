#!/usr/bin/env bash
# Readers of calendars (.ics): node-ical 0.26.1 and ts-ics 2.4.6; ical.js 2.2.1 beside them.
#
# Expected: the value of a parameter may stand in quotes, and then semicolons, colons and commas within it are text (RFC 5545,
# 3.2); the quotes are no part of the name. Seen, with the names of who invites and who comes:
#   CN                        node-ical       ts-ics          ical.js
#   "Пример; отдел займов"    "Пример         "Пример         Пример; отдел займов
#   "Иванов, Пётр"            Иванов, Пётр    Иванов, Пётр    Иванов, Пётр
# Both cut the parameters at each semicolon before they look for quotes, and the rest of the name goes away. In the calendar that
# ts-ics writes of what it read, the first line has a quote that never closes, `ORGANIZER;CN="Пример:MAILTO:…`, and the second is
# without quotes, `CN=Иванов, Пётр`, where a comma parts two values. The invitation of a partner shows half of its name, and the
# calendar that is passed on is none that other programs can read.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ical@0.26.1 ts-ics@2.4.6 ical.js@2.2.1
cat >run.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics';
const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//RU', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z',
  'DTSTART:20260131T070000Z', 'DTEND:20260131T080000Z', 'SUMMARY:Звонок',
  'ORGANIZER;CN="Пример; отдел займов":mailto:a@example.ru', 'ATTENDEE;CN="Иванов, Пётр":mailto:b@example.ru',
  'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const { organizer, attendee } = nodeIcal.sync.parseICS(text)[1];
console.log(`node-ical: ${organizer.params.CN} | ${attendee.params.CN}`);
const calendar = convertIcsCalendar(undefined, text);
console.log(`ts-ics: ${calendar.events[0].organizer.name} | ${calendar.events[0].attendees[0].name}`);
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
console.log(`ical.js: ${['organizer', 'attendee'].map((name) => event.getFirstProperty(name).getParameter('cn')).join(' | ')}`);
console.log(generateIcsCalendar(calendar).split(/\r?\n/).filter((line) => /^(ORGANIZER|ATTENDEE)/.test(line)).join('\n'));
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
node-ical: "Пример | Иванов, Пётр
ts-ics: "Пример | Иванов, Пётр
ical.js: Пример; отдел займов | Иванов, Пётр
ORGANIZER;CN="Пример:MAILTO:a@example.ru
ATTENDEE;CN=Иванов, Пётр:MAILTO:b@example.ru
OUTPUT
