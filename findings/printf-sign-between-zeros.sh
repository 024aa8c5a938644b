#!/usr/bin/env bash
# printf 0.6.1, by its own words complete, and fast-printf 1.6.10; agh.sprintf 0.0.11 and sprintf-js
# 1.1.3 beside them. The numbers are changes of a debt in a file of fixed width.
#
# Expected: with the flag `0`, zeros stand behind the sign, and the sign counts for the width; `+` gives a plus to numbers that
# are not negative (C11, 7.21.6.1, paragraph 6). Seen:
#   format, number     printf        fast-printf   both others
#   %05d, -42          [-00042]      [00-42]       [-0042]
#   %08.2f, -3.14      [-00003.14]   [000-3.14]    [-0003.14]
#   %+05d, 42          [00+42]       [  +42]       [+0042]
#   %+d, 5             [+5]          [5]           [+5]
# printf fills up the digits of a negative number to the full width and writes the sign before them, but of a positive one it
# fills up what has its plus already; fast-printf fills up the finished text, and has the plus only with a width.
# A field that is one character too long moves all that follows it; 00-42 is a number for no reader.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts printf@0.6.1 fast-printf@1.6.10 agh.sprintf@0.0.11 sprintf-js@1.1.3
cat >run.cjs <<'JS'
const formats = {
  printf: require('printf'),
  'fast-printf': require('fast-printf').printf,
  'agh.sprintf': require('agh.sprintf').sprintf,
  'sprintf-js': require('sprintf-js').sprintf,
};
for (const [format, number] of [['%05d', 42], ['%05d', -42], ['%08.2f', -3.14], ['%+05d', 42], ['%+08.2f', 3.14], ['%+d', 5]])
  console.log(`${format}, ${number}: ${Object.values(formats).map((print) => `[${print(format, number)}]`).join(' ')}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
%05d, 42: [00042] [00042] [00042] [00042]
%05d, -42: [-00042] [00-42] [-0042] [-0042]
%08.2f, -3.14: [-00003.14] [000-3.14] [-0003.14] [-0003.14]
%+05d, 42: [00+42] [  +42] [+0042] [+0042]
%+08.2f, 3.14: [000+3.14] [   +3.14] [+0003.14] [+0003.14]
%+d, 5: [+5] [5] [+5] [+5]
OUTPUT
