#!/usr/bin/env bash
# countdown-js 1.0.2, which counts down to a date; tiny-timer 1.6.0 beside it. The clock and the timer are ours.
#
# Expected: the time left is what the clock has left to the end of the promotion at midnight in Moscow. Browsers call the timers
# of a page in the background once a minute at most. Seen, from 23:00 on, with a page that is in the background until 23:50:
#   clock in Moscow   countdown-js               tiny-timer
#   23:00:00          1 h 0 min 0 s              1 h 0 min 0 s
#   23:50:00          0 h 59 min 10 s            0 h 10 min 0 s
#   23:59:59          0 h 49 min 11 s            0 h 0 min 1 s
#   00:00:00          0 h 49 min 10 s            ended
# The date is read once, at the start; from then on each call of the timer takes a second off, whatever the clock says. Whoever
# comes back to the page is told that there is time, applies, and gets another rate; `onComplete` comes 49 minutes late.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts countdown-js@1.0.2 tiny-timer@1.6.0
cat >run.cjs <<'JS'
const countdown = require('countdown-js/index.js');
const Timer = require('tiny-timer');
const RealDate = Date;
const end = RealDate.parse('2026-07-01T00:00:00+03:00');
let now = end - 3_600_000;
let calls = [];
globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length ? values : [now]));
  }
  static now() {
    return now;
  }
};
globalThis.setInterval = (call) => calls.push(call);
globalThis.clearInterval = () => {
  calls = [];
};
const text = (seconds) => `${Math.floor(seconds / 3600)} h ${Math.floor(seconds / 60) % 60} min ${seconds % 60} s`;
const packages = {
  'countdown-js': (show) => {
    const tick = ({ hours, minutes, seconds }) => show(text((hours * 60 + minutes) * 60 + seconds));
    countdown.timer(new Date(end), tick, () => show('ended'));
  },
  'tiny-timer': (show) => {
    const timer = new Timer();
    timer.on('tick', (rest) => show(text(rest / 1000)));
    timer.on('done', () => show('ended'));
    timer.start(end - now);
  },
};
for (const [name, start] of Object.entries(packages)) {
  let shown;
  const print = () => console.log(`${name}, ${new RealDate(now + 10_800_000).toISOString().slice(11, 19)}: ${shown}`);
  now = end - 3_600_000;
  calls = [];
  start((value) => (shown = value));
  print();
  const pass = (seconds) => {
    now += seconds * 1000;
    for (const call of [...calls]) call();
  };
  for (let minute = 1; minute <= 50; minute++) pass(60);
  print();
  for (let second = 1; second <= 600; second++) {
    pass(1);
    if (second > 598) print();
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
countdown-js, 23:00:00: 1 h 0 min 0 s
countdown-js, 23:50:00: 0 h 59 min 10 s
countdown-js, 23:59:59: 0 h 49 min 11 s
countdown-js, 00:00:00: 0 h 49 min 10 s
tiny-timer, 23:00:00: 1 h 0 min 0 s
tiny-timer, 23:50:00: 0 h 10 min 0 s
tiny-timer, 23:59:59: 0 h 0 min 1 s
tiny-timer, 00:00:00: ended
OUTPUT
