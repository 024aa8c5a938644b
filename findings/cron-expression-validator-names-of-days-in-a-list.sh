#!/usr/bin/env bash
# cron-expression-validator 1.0.20, which checks expressions of Quartz and says so; cron-parser 5.10.6 beside it.
# Expected: the names of days and months may stand wherever their numbers may, also for a range within a list (the tutorial of
# Quartz has MON-WED,SAT as its example), and before L and #. Seen:
#   expression                     cron-expression-validator   the same with numbers
#   0 0 9 ? * MON,FRI              true                        true
#   0 0 9 ? * MON-FRI              true                        true
#   0 0 9 ? * MON-WED,SAT          false                       true (2-4,7)
#   0 0 9 ? JAN-MAR,DEC MON        false                       true (1-3,12)
#   0 0 9 ? * FRIL                 false                       true (6L)
#   0 0 9 ? * FRI#3                false                       true (6#3)
# With names, the parts of a list must be single names, and a range must be the whole field; with numbers, a part of a list may
# be a range. The message says that the field may have SUN, MON, … and the signs , - # L, as it has.
# Whom: a form for the times of reminders: MON-WED,FRI, «по будням, кроме четверга», is refused, and the scheduler takes it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cron-expression-validator@1.0.20 cron-parser@5.10.6
cat >run.cjs <<'JS'
const { isValidCronExpression } = require('cron-expression-validator');
const { CronExpressionParser } = require('cron-parser');
const pairs = [
  ['0 0 9 ? * MON,FRI', '0 0 9 ? * 2,6'],
  ['0 0 9 ? * MON-FRI', '0 0 9 ? * 2-6'],
  ['0 0 9 ? * MON-WED,SAT', '0 0 9 ? * 2-4,7'],
  ['0 0 9 ? JAN-MAR,DEC MON', '0 0 9 ? 1-3,12 2'],
  ['0 0 9 ? * FRIL', '0 0 9 ? * 6L'],
  ['0 0 9 ? * FRI#3', '0 0 9 ? * 6#3'],
];
for (const [names, numbers] of pairs)
  console.log(`${names}: ${isValidCronExpression(names)}, ${isValidCronExpression(numbers)}`);
const { dayOfWeek } = CronExpressionParser.parse('0 0 9 ? * MON-WED,SAT').fields;
console.log(`cron-parser: ${dayOfWeek.values.join(', ')}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
0 0 9 ? * MON,FRI: true, true
0 0 9 ? * MON-FRI: true, true
0 0 9 ? * MON-WED,SAT: false, true
0 0 9 ? JAN-MAR,DEC MON: false, true
0 0 9 ? * FRIL: false, true
0 0 9 ? * FRI#3: false, true
cron-parser: 1, 2, 3, 6
OUTPUT
