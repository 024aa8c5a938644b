#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1, which has the functions of Excel: DATEDIF with the unit "YD", the days since the last anniversary,
# as the fee for a part of a year needs them.
#
# Expected: «the years of the dates are ignored», as Excel's help and the comment of this function say: 0 to 365. Seen:
#   15.01.2024 to 31.01.2024   381 instead of 16
#   10.05.2023 to 15.05.2024   371 instead of 5
#   31.12.2023 to 31.12.2024   366 instead of 0
#   10.05.2023 to 05.05.2024   -5 instead of 361
#   15.01.2024 to 15.02.2024   31, as it should be
# Whenever both dates are in the same month, a year is counted as well, or the days that lack of it are negative.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1
cat >run.cjs <<'JS'
const { DATEDIF } = require('@formulajs/formulajs');
for (const [start, end] of [
  ['2024-01-15', '2024-01-31'],
  ['2023-05-10', '2024-05-15'],
  ['2023-12-31', '2024-12-31'],
  ['2023-05-10', '2024-05-05'],
  ['2024-01-15', '2024-02-15'],
  ['2023-12-20', '2024-01-10'],
])
  console.log(`${start} to ${end}: ${['Y', 'YD', 'D'].map((unit) => `${unit} ${DATEDIF(start, end, unit)}`).join(', ')}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
2024-01-15 to 2024-01-31: Y 0, YD 381, D 16
2023-05-10 to 2024-05-15: Y 1, YD 371, D 371
2023-12-31 to 2024-12-31: Y 1, YD 366, D 366
2023-05-10 to 2024-05-05: Y 0, YD -5, D 361
2024-01-15 to 2024-02-15: Y 0, YD 31, D 31
2023-12-20 to 2024-01-10: Y 0, YD 21, D 21
OUTPUT
