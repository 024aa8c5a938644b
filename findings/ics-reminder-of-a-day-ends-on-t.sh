#!/usr/bin/env bash
# ics 3.12.0, which writes calendars, on the reminders of a day of payment; ical-generator 10.2.0 beside it. They are read by
# ical.js 2.2.1 and by Temporal (@js-temporal/polyfill 0.5.1), whose durations have the same grammar.
#
# Expected: after `T` stands at least one of hours, minutes and seconds, or there is no `T` (RFC 5545, 3.3.6). Seen:
#   reminder              ics      ical.js   Temporal   ical-generator
#   a day before          -P1DT    -P1D      refused    -P1D
#   a week before         -P1WT    -P1W      refused    -P7D
#   2 hours before        -PT2H    -PT2H     -PT2H      -PT2H
#   at the time itself    -PT      refused   refused    PT0S
# `T` is always written, in an event's own `duration: { days: 1 }` too. ical.js forgives that where a number stands before it;
# the reminder at the time itself, `{ minutes: 0 }`, raises an error in the reader of who has to pay.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ics@3.12.0 ical-generator@10.2.0 ical.js@2.2.1 \
  @js-temporal/polyfill@0.5.1
cat >run.mjs <<'JS'
import { Temporal } from '@js-temporal/polyfill';
import ICAL from 'ical.js';
import icalGenerator from 'ical-generator';
import ics from 'ics';
const reading = (read) => {
  try {
    return String(read());
  } catch {
    return 'refused';
  }
};
const trigger = (calendar) => /^TRIGGER:(.*?)\r?$/m.exec(calendar)[1];
const day = { uid: '1', start: [2026, 12, 31, 10, 0], title: 'Срок платежа' };
for (const [before, seconds] of [[{ days: 1 }, 86400], [{ weeks: 1 }, 604800], [{ hours: 2 }, 7200], [{ minutes: 0 }, 0]]) {
  const alarm = { action: 'display', description: 'Платёж', trigger: { ...before, before: true } };
  const { value } = ics.createEvent({ ...day, duration: before.days ? before : { hours: 1 }, alarms: [alarm] });
  const calendar = icalGenerator();
  const event = calendar.createEvent({ id: '1', start: new Date(Date.UTC(2026, 11, 31, 10)), summary: 'Срок платежа' });
  event.createAlarm({ type: 'display', triggerBefore: seconds, description: 'Платёж' });
  console.log(`${JSON.stringify(before)}: ${trigger(value)}, DURATION ${/^DURATION:(\w+)/m.exec(value)[1]}`);
  const alarmOf = () => new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent').getFirstSubcomponent('valarm');
  console.log(`  ical.js ${reading(() => alarmOf().getFirstPropertyValue('trigger'))}`);
  console.log(`  Temporal ${reading(() => Temporal.Duration.from(trigger(value)))}`);
  console.log(`  ical-generator ${trigger(calendar.toString())}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
{"days":1}: -P1DT, DURATION P1DT
  ical.js -P1D
  Temporal refused
  ical-generator -P1D
{"weeks":1}: -P1WT, DURATION PT1H
  ical.js -P1W
  Temporal refused
  ical-generator -P7D
{"hours":2}: -PT2H, DURATION PT1H
  ical.js -PT2H
  Temporal -PT2H
  ical-generator -PT2H
{"minutes":0}: -PT, DURATION PT1H
  ical.js refused
  Temporal refused
  ical-generator PT0S
OUTPUT
