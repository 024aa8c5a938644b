#!/usr/bin/env bash
# age-calculator 1.0.0, which tells the age of a person; s-age 1.1.2 beside it. The clock is set to the days in question.
#
# Expected: who is born on 15 May 2006 is 18 from 15 May 2024 on, and not before (loans are for adults), and who is born on
# 15 May 2000 is 23, from which age on many lenders lend, from 15 May 2023 on. Seen:
#   born         on           age-calculator   s-age
#   15.05.2006   14.05.2024   18, a day early  17
#   29.02.2008   28.02.2026   18, a day early  17
#   15.05.2000   15.05.2023   22, a day late   23
#   15.05.2005   both days    17 and 18        the same, as it should be
# The lifetime is read as a date after 1 January 1970, so that the leap days of 1972, 1976 … count instead of those which the
# person has lived through. Of those who are born in May, more than every second one is of age a day early.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts age-calculator@1.0.0 s-age@1.1.2
cat >run.cjs <<'JS'
const { AgeFromDateString } = require('age-calculator');
const age = require('s-age');
const RealDate = Date;
let now;
global.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [now]));
  }
  static now() {
    return now;
  }
};
const onDay = (born, day) => {
  now = RealDate.parse(day);
  return [new AgeFromDateString(born).age, age(born)];
};
for (const [born, ...days] of [
  ['2006-05-15', '2024-05-14', '2024-05-15'],
  ['2005-05-15', '2023-05-14', '2023-05-15'],
  ['2000-05-15', '2023-05-14', '2023-05-15', '2023-05-16'],
  ['2008-02-29', '2026-02-28', '2026-03-01'],
])
  for (const day of days) {
    const [first, second] = onDay(born, day);
    console.log(`born ${born}, on ${day}: ${first}; s-age ${second}`);
  }
const early = [];
for (let year = 1990; year < 2008; year += 1) if (onDay(`${year}-05-15`, `${year + 18}-05-14`)[0] === 18) early.push(year);
console.log(`18 a day early: ${early.join(', ')}`);
JS
TZ=UTC node run.cjs | tee output
diff output - <<'OUTPUT'
born 2006-05-15, on 2024-05-14: 18; s-age 17
born 2006-05-15, on 2024-05-15: 18; s-age 18
born 2005-05-15, on 2023-05-14: 17; s-age 17
born 2005-05-15, on 2023-05-15: 18; s-age 18
born 2000-05-15, on 2023-05-14: 22; s-age 22
born 2000-05-15, on 2023-05-15: 22; s-age 23
born 2000-05-15, on 2023-05-16: 23; s-age 23
born 2008-02-29, on 2026-02-28: 18; s-age 17
born 2008-02-29, on 2026-03-01: 18; s-age 18
18 a day early: 1990, 1991, 1994, 1995, 1998, 1999, 2002, 2003, 2006, 2007
OUTPUT
