#!/usr/bin/env bash
# xirr 1.1.0, which computes the yearly rate of dated payments, on loans until payday: 30 000 at 0.8 per cent a day.
#
# Expected: the rate, (1 + 0.008 * days) ** (365 / days) - 1, at least from its own first guess, which is the simple rate,
# 2.92: its README has trouble near -1 only. Seen:
#   1 to 25 days    throws that Newton's method failed to converge
#   28 to 30 days   the rate: 12.94 to 12.70
#   any of them with `guess` 1, 5 or 20   the rate: 17.33 for one day, 13.32 for 25
# The loans for which the full cost of credit matters most get none, from a guess that looks better than those that work.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xirr@1.1.0
cat >run.cjs <<'JS'
const xirr = require('xirr');
const on = (day) => new Date(Date.UTC(2026, 0, 1 + day));
function rateOf(days, options) {
  const payments = [
    { amount: 30_000, when: on(0) },
    { amount: -30_000 * (1 + 0.008 * days), when: on(days) },
  ];
  try {
    return xirr(payments, options).toFixed(2);
  } catch (error) {
    return error.message;
  }
}
for (const days of [1, 7, 14, 25, 28, 30]) {
  const real = (1 + 0.008 * days) ** (365 / days) - 1;
  const guessed = [1, 5, 20].map((guess) => rateOf(days, { guess }));
  console.log(`${days} days, ${real.toFixed(2)}: ${rateOf(days)}; ${guessed.join(' ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
1 days, 17.33: Newton-Raphson algorithm failed to converge.; 17.33 17.33 17.33
7 days, 16.14: Newton-Raphson algorithm failed to converge.; 16.14 16.14 16.14
14 days, 14.92: Newton-Raphson algorithm failed to converge.; 14.92 14.92 14.92
25 days, 13.32: Newton-Raphson algorithm failed to converge.; 13.32 13.32 13.32
28 days, 12.94: 12.94; 12.94 12.94 12.94
30 days, 12.70: 12.70; 12.70 12.70 12.70
OUTPUT
