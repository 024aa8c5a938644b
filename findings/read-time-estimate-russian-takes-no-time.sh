#!/usr/bin/env bash
# read-time-estimate 0.0.3; reading-time-estimator 2.13.0, @wordpress/wordcount 4.55.0 and alfaaz 1.1.0 beside it.
#
# Expected: 550 words take two minutes at its 275 words a minute, in Russian as in English; the documentation speaks of Chinese,
# Japanese and Korean as counted apart, so that all else is words. Seen, words and minutes, then words of the three others:
#   text                          words   minutes   others
#   550 English words             550     2         550, 550, 550
#   550 Russian words             0       0         550, 550, 550
#   half and half                 275     1         550, 550, 550
#   Займ 30 000 руб., 100 times   200     0.73      400, 400, 400
# Words are found by `\w`, which has Latin letters, digits and the underscore only. An article in Russian takes «less than a
# minute» whatever its length, and its time is that of the foreign names and the sums in it, so that it is never empty and
# looks like a measurement.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts read-time-estimate@0.0.3 \
  reading-time-estimator@2.13.0 @wordpress/wordcount@4.55.0 alfaaz@1.1.0
cat >run.cjs <<'JS'
const { count } = require('@wordpress/wordcount');
const { countWords } = require('alfaaz');
const { default: readTime } = require('read-time-estimate');
const { readingTime } = require('reading-time-estimator');
for (const [name, text] of [
  ['English', 'word '.repeat(550)], ['Russian', 'слово '.repeat(550)], ['both', 'слово word '.repeat(275)],
  ['sums', 'Займ 30 000 руб. '.repeat(100)],
]) {
  const { totalWords, duration, humanizedDuration } = readTime(text);
  const others = [readingTime(text, 275).words, count(text, 'words', {}), countWords(text)];
  console.log(`${name}: ${totalWords}, ${duration.toFixed(2)}, ${humanizedDuration}; ${others.join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
English: 550, 2.00, 2 minutes; 550, 550, 550
Russian: 0, 0.00, less than a minute; 550, 550, 550
both: 275, 1.00, 1 minute; 550, 550, 550
sums: 200, 0.73, 1 minute; 400, 400, 400
OUTPUT
